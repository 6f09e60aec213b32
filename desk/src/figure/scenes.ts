import type { Shape } from '../drawings/shapes.ts';
import type { Setting } from '../setting.ts';
import { looks, outlines, rest } from './body.ts';
import { type Bones, poseOf } from './bones.ts';
import type { Layer, Place } from './drawing.ts';
import {
  type Chair,
  type Device,
  type DeviceName,
  deviceAt,
  furniture,
  type Lounge,
  layerAt,
  tableAt,
} from './furniture.ts';
import { direction, distance, type Point, pointAt } from './geometry.ts';
import { deform, type Pose } from './pose.ts';
import type { DrawnPart } from './risks.ts';

export interface Scene {
  view: { x: number; y: number; width: number; height: number };
  layers: readonly Layer[];
  places: Readonly<Record<DrawnPart, Place>>;
  title: string;
}

const deskView = { x: 60, y: 120, width: 590, height: 490 };
const deskTop = 417;
const standingRise = 112;

/** Undefined where it cannot be drawn well, because a picture of another seat is worse than none. */
export function sceneOf({
  seat = 'office chair',
  device = 'desktop',
  screens,
  surface,
  without,
}: Setting): Scene | undefined {
  if (without?.includes('computer')) return undefined;
  const isTwo = screens === 'two';
  if (seat === 'standing') return standingScene(device, isTwo);
  const [chair, lounge] = [furniture.chairs[seat], furniture.lounges[seat]];
  if (lounge && device !== 'desktop') return loungeScene(lounge, device);
  return chair && deskScene(chair, device, isTwo, seat === 'kitchen chair' || surface === 'kitchen table');
}

function deskScene(chair: Chair, name: DeviceName, isTwo: boolean, isTable: boolean): Scene {
  const device = onDesk(name, deskTop, isTwo);
  const pose = poseReaching({ hip: { x: 260, y: chair.hip }, ...device.bones }, handAt(device, deskTop));
  return {
    view: deskView,
    layers: layersAt(deskTop, isTable ? 'table' : 'desk', device, drawnPerson(pose), chair),
    places: placesOf(pose, device),
    title: titleOf(chair.name, isTable ? 'a table' : 'a desk', name, isTwo),
  };
}

function standingScene(name: DeviceName, isTwo: boolean): Scene {
  const top = deskTop - standingRise;
  const device = onDesk(name, top, isTwo);
  const bones = { hip: { x: 260, y: rest.hip.y - standingRise }, ...device.bones };
  const pose = poseReaching({ ...bones, trunk: (device.bones.trunk ?? 100) - 10 }, handAt(device, top));
  const places = placesOf(pose, device);
  return {
    view: { ...deskView, y: deskView.y - 80, height: deskView.height + 80 },
    layers: layersAt(top, 'desk', device, drawnPerson(pose, furniture.standingLegs)),
    places: {
      ...places,
      back: { at: [112, 300], to: places.back.to },
      seat: { at: [150, 540], to: [228, 540] },
      light: { at: [618, 124], to: [584, 156] },
      phone: { at: [618, 380], to: [549, top - 6] },
    },
    title: titleOf('standing', 'a desk', name, isTwo),
  };
}

/** From what is farthest to what is nearest. */
function layersOf(
  behind: readonly Layer[],
  device: Device,
  { body, arm }: ReturnType<typeof drawnPerson>,
  phone: Layer,
  { before = [], arms = [] }: Partial<Chair> = {},
): Layer[] {
  return [
    ...[...furniture.room, ...behind, ...device.behind, { shapes: body }],
    ...[...before, ...device.before, phone, ...arms, { shapes: arm }],
  ];
}

const layersAt = (
  top: number,
  kind: 'desk' | 'table',
  device: Device,
  person: ReturnType<typeof drawnPerson>,
  chair?: Chair,
) => {
  const { lamp, phone } = furniture.onDesk;
  const behind = [...(chair?.behind ?? []), tableAt(top, kind), layerAt(lamp, { x: 0, y: top })];
  return layersOf(behind, device, person, layerAt(phone, { x: 0, y: top }), chair);
};

function loungeScene({ name, bones, behind, phone, places }: Lounge, deviceName: DeviceName): Scene {
  const near = { x: bones.hip.x + 62, y: bones.hip.y - 26 };
  const device = deviceAt(deviceName, near);
  const hand = { x: near.x + 14, y: near.y - 16 };
  const pose = poseReaching({ trunk: 116, neck: 66, gaze: -34, ...bones }, hand);
  return {
    view: deskView,
    layers: layersOf([...behind, furniture.floorLamp], device, drawnPerson(pose), phone),
    places: { ...placesOf(pose, device), ...places },
    title: titleOf(name, '', deviceName, false),
  };
}

function drawnPerson(pose: Pose, legs?: readonly Shape[]) {
  const outline = deform(outlines, rest, pose);
  const drawn = (...names: (keyof typeof outlines)[]) =>
    names.map((name): Shape => ({ d: outline[name], ...looks[name] }));
  return {
    body: [
      ...(legs ?? drawn('farLeg', 'farShoe', 'shoe')),
      ...drawn('neck', 'face', 'hair', 'features', 'torso'),
      ...(legs ? [] : drawn('leg', 'creases')),
    ],
    arm: drawn('hand', 'arm'),
  };
}

const onDesk = (name: DeviceName, top: number, isTwo: boolean) =>
  deviceAt(name, { x: furniture.devices[name].x, y: top }, isTwo);

const handAt = ({ hand }: Device, top: number) => ({ x: hand, y: top - 17 });

function poseReaching(bones: Bones, hand: Point): Pose {
  const { shoulder } = poseOf(bones);
  const [upper, fore] = [distance(rest.shoulder, rest.elbow), distance(rest.elbow, rest.wrist)];
  const far = Math.min(distance(shoulder, hand), upper + fore - 1);
  const toHand = direction(shoulder, hand);
  const corner = (Math.acos((upper ** 2 + far ** 2 - fore ** 2) / (2 * upper * far)) * 180) / Math.PI;
  const upperArm = toHand - corner;
  const elbow = pointAt(shoulder, upper, upperArm);
  return poseOf({ ...bones, upperArm, forearm: direction(elbow, hand) });
}

function placesOf({ hip, shoulder, elbow }: Pose, { places, arms }: Device): Scene['places'] {
  const middle = (hip.y + shoulder.y) / 2 + 8;
  const upperArm: Place['to'] = [elbow.x + 20, elbow.y + 6];
  return {
    time: { at: [128, 232], to: [128, 208] },
    phone: { at: [618, 492], to: [592, 424] },
    light: { at: [618, 236], to: [584, 268] },
    back: { at: [112, middle], to: [(hip.x + shoulder.x) / 2 - 52, middle] },
    seat: { at: [112, hip.y + 56], to: [hip.x - 40, hip.y + 34] },
    arms: { at: [upperArm[0] + arms[0], upperArm[1] + arms[1]], to: upperArm },
    ...places,
  };
}

function titleOf(how: string, where: string, device: DeviceName, isTwo: boolean): string {
  const what = device === 'desktop' ? (isTwo ? 'two monitors' : 'a monitor') : `a ${device}`;
  return `A person ${how}${where && ` at ${where}`} with ${what}, seen from the side.`;
}
