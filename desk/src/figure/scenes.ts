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
  type View,
} from './furniture.ts';
import { direction, distance, type Point, pointAt } from './geometry.ts';
import { deform, type Pose } from './pose.ts';
import type { DrawnPart } from './risks.ts';

export interface Scene {
  view: View;
  layers: readonly Layer[];
  places: Readonly<Record<DrawnPart, Place>>;
  title: string;
}

const deskView = { x: 60, y: 120, width: 590, height: 490 };

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
  const [chair, lounge] = [furniture.chairs[seat], furniture.lounges[seat]];
  if (lounge && device !== 'desktop') return loungeScene(lounge, device);
  return chair && deskScene(chair, device, isTwo, seat === 'kitchen chair' || surface === 'kitchen table');
}

function deskScene(chair: Chair, name: DeviceName, isTwo: boolean, isTable: boolean): Scene {
  const { standing } = chair;
  const top = { x: 0, y: standing?.top ?? 417 };
  const device = deviceAt(name, { x: furniture.devices[name].x, y: top.y }, isTwo);
  const upright = standing && { trunk: (device.bones.trunk ?? 100) - 10 };
  const bones = { hip: { x: 260, y: chair.hip }, ...device.bones, ...upright };
  const pose = poseReaching(bones, { x: device.hand, y: top.y - 17 });
  const places = placesOf(pose, device);
  const kind = isTable && !standing ? 'table' : 'desk';
  const { lamp, phone } = furniture.onDesk;
  const behind = [...chair.behind, tableAt(top, kind), layerAt(lamp, top)];
  return {
    view: standing?.view ?? deskView,
    layers: layersOf(behind, device, drawnPerson(pose, standing?.legs), layerAt(phone, top), chair),
    places: standing
      ? { ...places, ...standing.places, back: { at: standing.backAt, to: places.back.to } }
      : places,
    title: titleOf(chair.name, `a ${kind}`, name, isTwo),
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
    ...furniture.room,
    ...behind,
    ...device.behind,
    { shapes: body },
    ...before,
    ...device.before,
    phone,
    ...arms,
    { shapes: arm },
  ];
}

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
