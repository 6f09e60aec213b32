import { deskLimits } from '@practice/desk/desk-check';
import { floor, rest, unitsPerCentimeter } from '@practice/desk/figure/body';
import {
  angleBetween,
  clamp,
  degree,
  direction,
  distance,
  type Point,
  pointAt,
} from '@practice/desk/figure/geometry';
import type { DeskSettings } from './desks.ts';

export type Posture = ReturnType<typeof sit>;

const thigh = distance(rest.hip, rest.knee);
const shank = distance(rest.knee, rest.ankle);
const trunk = distance(rest.hip, rest.shoulder);
const upperArm = distance(rest.shoulder, rest.elbow);
const forearm = distance(rest.elbow, rest.wrist);
const hipAboveSeat = 25;
const ankleAboveFloor = floor - rest.ankle.y;
/** From the ankle to the tip of the shoe of `outlines`, in degrees below level. Toes that hang must not go through the floor. */
const footAngle = Math.atan2(28, 58) / degree;
const footLength = Math.hypot(28, 58);
const elbowThickness = 19;
const wristAboveDesk = 17;
/** How far, in degrees, the seat lets the thigh slope before the feet leave the floor. */
const steepestThigh = 12;
const largestShrug = 14;
const fullScreen = 32 * unitsPerCentimeter;

export function sit(settings: DeskSettings) {
  const scale = settings.stature / 170;
  const seatTop = floor - settings.seat * unitsPerCentimeter;
  const deskTop = floor - settings.keyboard * unitsPerCentimeter;
  const armrestTop = seatTop - settings.armrests * unitsPerCentimeter;
  // Seated all the way back: a larger body reaches farther from the backrest.
  const hip = { x: 206 + 54 * scale, y: seatTop - hipAboveSeat * scale };
  const legs = placeLegs(hip, scale);
  const armsAt = (back: number) =>
    placeArms(pointAt(hip, trunk * scale, back), back, armrestTop, deskTop, scale);
  const arms = armsAt(settings.back);
  const upright = armsAt(Math.min(settings.back, deskLimits.back.to));
  const head = placeHead(hip, settings, deskTop, scale);
  const feetSupported = legs.ankle.y > floor - ankleAboveFloor * scale - 1;
  return {
    scale,
    hip,
    seatTop,
    armrestTop,
    deskTop,
    ...legs,
    toes: clamp(
      Math.asin(clamp((floor - legs.ankle.y) / (footLength * scale), -1, 1)) / degree - footAngle,
      0,
      14,
    ),
    stride: 27 * scale,
    ...arms,
    ...head,
    measures: {
      knees: Math.round(angleBetween(hip, legs.knee, legs.ankle)),
      feetSupported,
      back: settings.back,
      elbows: elbowAngle(arms),
      elbowsUpright: elbowAngle(upright),
      keysLiftArms: arms.keysLiftArms,
      armrestBelowElbow: arms.armrestBelowElbow / unitsPerCentimeter,
      screenAboveEyes: Math.round((head.levelEye.y - head.screenTop.y) / unitsPerCentimeter),
      gazeDown: head.gazeDown,
      screenDistance: settings.screenDistance,
    },
  };
}

/** The shank is upright. On a high seat the thigh slopes as far as the seat lets it; beyond that, the feet hang. */
function placeLegs(hip: Point, scale: number) {
  const kneeOnFloor = floor - (ankleAboveFloor + shank) * scale;
  const steepest = Math.sin(steepestThigh * degree);
  const slope = Math.asin(clamp((kneeOnFloor - hip.y) / (thigh * scale), -0.8, steepest));
  const knee = pointAt(hip, thigh * scale, -slope / degree);
  return { knee, ankle: { x: knee.x, y: knee.y + shank * scale } };
}

/** In a reclined chair the elbow may come forward to rest on the armrest; what is higher lifts first the shoulder, then the elbow. */
function placeArms(socket: Point, back: number, armrestTop: number, deskTop: number, scale: number) {
  const lean = Math.max(-15, back - 100);
  const wristY = deskTop - wristAboveDesk;
  const elbowAt = (from: Point, hang: number) => pointAt(from, upperArm * scale, hang - 90);
  const hang = 8 + lean * 0.3;
  const relaxed = elbowAt(socket, hang);
  const highest = elbowAt(socket, 8 + Math.max(0, lean) * 0.9 + Math.min(0, lean) * 0.3);
  const gap = armrestTop - (relaxed.y + elbowThickness * scale);
  const ease = relaxed.y - highest.y;
  const reach = Math.sin(38 * degree) * forearm * scale;
  const liftToKeys = relaxed.y - wristY - reach;
  const lift = Math.max(0, -gap, liftToKeys);
  const shrug = clamp(lift - ease, 0, largestShrug * scale);
  const shoulder = { x: socket.x, y: socket.y - shrug };
  const swing = clamp(Math.cos(hang * degree) - (lift - shrug) / (upperArm * scale), -1, 1);
  const elbow = elbowAt(shoulder, Math.acos(swing) / degree);
  const rise = Math.asin(clamp((elbow.y - wristY) / (forearm * scale), -0.9, 0.9));
  const wrist = pointAt(elbow, forearm * scale, rise / degree);
  return {
    shoulder,
    shrug,
    elbow,
    wrist,
    armrestBelowElbow: gap < 0 ? Math.min(0, gap + ease) : gap,
    keysLiftArms: liftToKeys > Math.max(0, -gap),
  };
}

function elbowAngle({ shoulder, elbow, wrist }: Record<'shoulder' | 'elbow' | 'wrist', Point>): number {
  return Math.round(angleBetween(shoulder, elbow, wrist));
}

/** The eyes look down some way on their own; beyond that, and up, the head tilts. */
function placeHead(hip: Point, settings: DeskSettings, deskTop: number, scale: number) {
  const lean = settings.back - 100;
  const spine = direction(rest.hip, rest.neck) + lean;
  const neck = pointAt(hip, distance(rest.hip, rest.neck) * scale, spine);
  const crane = clamp((settings.screenDistance - 72) * 1.2, 0, 24);
  const upright = skullAndEye(neck, lean, 0, 0, scale);
  const levelEye = upright.eye;
  const screenTop = {
    x: levelEye.x + settings.screenDistance * unitsPerCentimeter,
    y: Math.min(floor - settings.screenHeight * unitsPerCentimeter, deskTop - 44),
  };
  // A screen that stands lower than its own height above the desk is a laptop's.
  const screenHeight = Math.min(fullScreen, deskTop - 5 - screenTop.y);
  const up = direction(levelEye, screenTop);
  const down = -direction(levelEye, { x: screenTop.x, y: screenTop.y + screenHeight / 2 });
  const headTilt = up > 0 ? up * 0.9 : -Math.max(0, down - 20) * 0.8;
  return {
    neck,
    ...skullAndEye(neck, lean, Math.max(crane, -headTilt), headTilt, scale),
    levelEye,
    screenTop,
    screenHeight,
    gazeDown: Math.round(down),
  };
}

function skullAndEye(neck: Point, lean: number, crane: number, tilt: number, scale: number) {
  const neckAngle = direction(rest.neck, rest.skull) + lean * 0.35 - crane;
  const skull = pointAt(neck, distance(rest.neck, rest.skull) * scale, neckAngle);
  const eyeAngle = direction(rest.skull, rest.eye) + lean * 0.1 + tilt;
  return { skull, eye: pointAt(skull, distance(rest.skull, rest.eye) * scale, eyeAngle) };
}
