import type { Shape } from '../drawings/shapes.ts';
import type { Setting } from '../setting.ts';
import { looks, type Pose, rest } from './body.ts';
import { type Bones, poseOf } from './bones.ts';
import type { Layer, Place } from './drawing.ts';
import {
  type Device,
  type DeviceName,
  deviceAt,
  furniture,
  layerAt,
  tableAt,
  type View,
} from './furniture.ts';
import { direction, distance, type Point, pointAt } from './geometry.ts';
import { type Outline, outlinesOf } from './pose.ts';
import type { DrawnPart } from './risks.ts';

export interface Scene {
  view: View;
  layers: readonly Layer[];
  places: Readonly<Record<DrawnPart, Place>>;
  title: string;
}

const deskView = { x: 60, y: 120, width: 590, height: 490 };

/** Undefined if it can't be drawn well. */
export function sceneOf({
  seat: name = 'office chair',
  device: deviceName = 'desktop',
  screens,
  surface,
  without,
}: Setting): Scene | undefined {
  const seat = furniture.seats[name];
  if (!seat || without?.includes('computer') || (seat.phone && deviceName === 'desktop')) return undefined;
  const isTable = !seat.legs && (name === 'kitchen chair' || surface === 'kitchen table');
  const isTwo = screens === 'two';
  const { device, hand, behind, phone, where } = seat.phone
    ? lounging(seat.bones.hip, deviceName, seat.phone)
    : atDesk(seat.top ?? 417, deviceName, isTwo, isTable ? 'table' : 'desk');
  const upright = seat.legs && { trunk: (device.bones.trunk ?? 100) - 10 };
  const pose = poseReaching({ ...device.bones, ...upright, ...seat.bones }, hand);
  const outlines = outlinesOf(pose);
  const body = (...names: Outline[]) => names.map((each): Shape => ({ d: outlines[each], ...looks[each] }));
  const monitors = isTwo ? 'two monitors' : 'a monitor';
  const what = deviceName === 'desktop' ? monitors : `a ${deviceName}`;
  return {
    view: seat.view ?? deskView,
    // Back to front.
    layers: [
      ...furniture.room,
      ...seat.behind,
      ...behind,
      ...device.behind,
      {
        shapes: [
          ...(seat.legs ?? body('farLeg', 'farShoe', 'shoe')),
          ...body('neck', 'face', 'hair', 'features', 'torso'),
          ...(seat.legs ? [] : body('leg', 'creases')),
        ],
      },
      ...(seat.before ?? []),
      ...device.before,
      phone,
      ...(seat.arms ?? []),
      { shapes: body('hand', 'arm') },
    ],
    places: { ...placesOf(pose, device, seat.backAt), ...seat.places },
    title: `A person ${seat.name}${where} with ${what}, seen from the side.`,
  };
}

function atDesk(height: number, name: DeviceName, isTwo: boolean, kind: 'desk' | 'table') {
  const top = { x: 0, y: height };
  const device = deviceAt(name, { x: furniture.devices[name].x, y: height }, isTwo);
  return {
    device,
    hand: { x: device.hand, y: height - 17 },
    behind: [tableAt(top, kind), layerAt(furniture.onDesk.lamp, top)],
    phone: layerAt(furniture.onDesk.phone, top),
    where: ` at a ${kind}`,
  };
}

function lounging(hip: Point, name: DeviceName, phone: Layer) {
  const near = { x: hip.x + 62, y: hip.y - 26 };
  const hand = { x: near.x + 14, y: near.y - 16 };
  return { device: deviceAt(name, near), hand, behind: [furniture.floorLamp], phone, where: '' };
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

function placesOf(
  { hip, shoulder, elbow }: Pose,
  { places, arms }: Device,
  backAt?: number,
): Scene['places'] {
  const middle = (hip.y + shoulder.y) / 2 + 8;
  const upperArm: Place['to'] = [elbow.x + 20, elbow.y + 6];
  return {
    time: { at: [128, 232], to: [128, 208] },
    phone: { at: [618, 492], to: [592, 424] },
    light: { at: [618, 236], to: [584, 268] },
    back: { at: [112, backAt ?? middle], to: [(hip.x + shoulder.x) / 2 - 52, middle] },
    seat: { at: [112, hip.y + 56], to: [hip.x - 40, hip.y + 34] },
    arms: { at: [upperArm[0] + arms[0], upperArm[1] + arms[1]], to: upperArm },
    ...places,
  };
}
