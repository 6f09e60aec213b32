import type { Setting } from '../setting.ts';
import { rest } from './body.ts';
import { type Bones, poseOf } from './bones.ts';
import type { Layer, Place } from './drawing.ts';
import { drawnPerson } from './drawn-person.ts';
import {
  type Chair,
  chairs,
  type DeviceDrawing,
  deskLamp,
  deskPhone,
  desktopAt,
  floorLamp,
  laptopAt,
  lounges,
  standingLegs,
  tableAt,
  tabletAt,
} from './furniture.ts';
import { direction, distance, type Point, pointAt } from './geometry.ts';
import type { Pose } from './pose.ts';
import type { DrawnPart } from './risks.ts';

export interface Scene {
  view: { x: number; y: number; width: number; height: number };
  layers: readonly Layer[];
  places: Readonly<Record<DrawnPart, Place>>;
  title: string;
}

type Device = NonNullable<Setting['device']>;

const deskView = { x: 60, y: 120, width: 590, height: 490 };
const room: readonly Layer[] = [
  { shapes: [{ d: 'M60 600H650' }] },
  { part: 'time', shapes: [{ d: 'M128 144a30 30 0 1 1-.1 0ZM128 156v19l12 8' }] },
];
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
  switch (seat) {
    case 'office chair':
    case 'kitchen chair':
    case 'stool':
    case 'wheelchair':
      return deskScene(chairs[seat], device, isTwo, seat === 'kitchen chair' || surface === 'kitchen table');
    case 'standing':
      return standingScene(device, isTwo);
    case 'couch':
    case 'bed':
      return device === 'desktop' ? undefined : loungeScene(seat, device);
    default:
      return undefined;
  }
}

const bonesOf: Record<Device, Pick<Bones, 'trunk' | 'neck' | 'gaze'>> = {
  desktop: {},
  laptop: { trunk: 96, neck: 62, gaze: -20 },
  tablet: { trunk: 86, neck: 46, gaze: -42 },
};

function deskScene(chair: Chair, device: Device, isTwo: boolean, isTable: boolean): Scene {
  const drawnDevice = deviceAt(device, deskTop, isTwo);
  const pose = poseReaching({ hip: { x: 260, y: chair.hip }, ...bonesOf[device] }, handsOf(device, deskTop));
  return {
    view: deskView,
    layers: layersAt(deskTop, isTable ? 'table' : 'desk', drawnDevice, drawnPerson(pose), chair),
    places: placesOf(pose, drawnDevice, device),
    title: titleOf(chair.name, isTable ? 'a table' : 'a desk', device, isTwo),
  };
}

function standingScene(device: Device, isTwo: boolean): Scene {
  const top = deskTop - standingRise;
  const drawnDevice = deviceAt(device, top, isTwo);
  const bones = { hip: { x: 260, y: rest.hip.y - standingRise }, ...bonesOf[device] };
  const pose = poseReaching({ ...bones, trunk: (bones.trunk ?? 100) - 10 }, handsOf(device, top));
  const places = placesOf(pose, drawnDevice, device);
  return {
    view: { ...deskView, y: deskView.y - 80, height: deskView.height + 80 },
    layers: layersAt(top, 'desk', drawnDevice, drawnPerson(pose, standingLegs)),
    places: {
      ...places,
      back: { at: [112, 300], to: places.back.to },
      seat: { at: [150, 540], to: [228, 540] },
      light: { at: [618, 124], to: [584, 156] },
      phone: { at: [618, 380], to: [549, top - 6] },
    },
    title: titleOf('standing', 'a desk', device, isTwo),
  };
}

function layersAt(
  top: number,
  kind: 'desk' | 'table',
  device: DeviceDrawing,
  { body, arm }: ReturnType<typeof drawnPerson>,
  chair?: Chair,
): Layer[] {
  return [
    ...room,
    ...(chair?.behind ?? []),
    tableAt(top, kind),
    deskLamp(top),
    ...device.behind,
    { shapes: body },
    ...(chair?.before ?? []),
    ...device.before,
    deskPhone(top),
    ...(chair?.arms ?? []),
    { shapes: arm },
  ];
}

function loungeScene(seat: 'couch' | 'bed', device: Exclude<Device, 'desktop'>): Scene {
  const { name, behind, phone, phoneAt, places } = lounges[seat];
  const isBed = seat === 'bed';
  const hip = isBed ? { x: 236, y: 484 } : { x: 250, y: 480 };
  const near = { x: hip.x + 62, y: hip.y - 26 };
  const drawnDevice = device === 'laptop' ? laptopAt(near) : tabletAt(near);
  const legs = isBed ? { thigh: 4, shank: -6, toes: -72, stride: 16 } : { thigh: 11, shank: -88 };
  const pose = poseReaching(
    { hip, trunk: 116, neck: 66, gaze: -34, ...legs },
    { x: near.x + 14, y: near.y - 16 },
  );
  const { body, arm } = drawnPerson(pose);
  return {
    view: deskView,
    layers: [
      ...room,
      ...behind,
      floorLamp,
      ...drawnDevice.behind,
      { shapes: body },
      ...drawnDevice.before,
      { part: 'phone', shapes: [{ d: phone }] },
      { shapes: arm },
    ],
    places: {
      ...placesOf(pose, drawnDevice, device),
      ...places,
      phone: { at: [phoneAt.x, phoneAt.y + (isBed ? 70 : -70)], to: [phoneAt.x, phoneAt.y] },
    },
    title: titleOf(name, '', device, false),
  };
}

function deviceAt(device: Device, top: number, isTwo: boolean): DeviceDrawing {
  if (device === 'laptop') return laptopAt({ x: 338, y: top });
  return device === 'tablet' ? tabletAt({ x: 352, y: top }) : desktopAt(top, isTwo);
}

function handsOf(device: Device, top: number): Point {
  return { x: device === 'tablet' ? 346 : rest.wrist.x, y: top - 17 };
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

const marks = {
  desktop: { arms: [32, -84], screen: [-42, -36], keyboard: [12, -68], mouse: [28, 74] },
  laptop: { arms: [32, -84], screen: [56, -64], keyboard: [-6, -84], mouse: [48, 76] },
  tablet: { arms: [84, -84], screen: [66, -84], keyboard: [92, 78], mouse: [30, 78] },
} as const satisfies Record<Device, unknown>;

function placesOf({ hip, shoulder, elbow }: Pose, drawn: DeviceDrawing, device: Device): Scene['places'] {
  const beside = (part: keyof (typeof marks)[Device], { x, y }: Point): Place => {
    const [dx, dy] = marks[device][part];
    return { at: [x + dx, y + dy], to: [x, y] };
  };
  const middle = (hip.y + shoulder.y) / 2 + 8;
  return {
    time: { at: [128, 232], to: [128, 208] },
    phone: { at: [618, 492], to: [592, 424] },
    light: { at: [618, 236], to: [584, 268] },
    back: { at: [112, middle], to: [(hip.x + shoulder.x) / 2 - 52, middle] },
    seat: { at: [112, hip.y + 56], to: [hip.x - 40, hip.y + 34] },
    arms: beside('arms', { x: elbow.x + 20, y: elbow.y + 6 }),
    screen: beside('screen', drawn.screen),
    keyboard: beside('keyboard', drawn.keyboard),
    mouse: beside('mouse', drawn.mouse),
  };
}

function titleOf(how: string, where: string, device: Device, isTwo: boolean): string {
  const what = device === 'desktop' ? (isTwo ? 'two monitors' : 'a monitor') : `a ${device}`;
  return `A person ${how}${where && ` at ${where}`} with ${what}, seen from the side.`;
}
