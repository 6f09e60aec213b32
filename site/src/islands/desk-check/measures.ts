import { deskLimits } from '@practice/contract/desk-check';
import { unitsPerCentimeter } from './figure.ts';
import { arc, direction, path, round } from './geometry.ts';
import type { Posture } from './posture.ts';
import type { Shapes } from './shapes.ts';

/** Lines and arcs over the figure: what is measured. */
export function measures(now: Posture): Shapes {
  const { elbow, hip, knee, levelEye, screenTop } = now;
  const upperArm = direction(elbow, now.shoulder);
  const thigh = direction(knee, hip);
  const bar = barHeight(now);
  const scale = round(screenTop.x + 20);
  return {
    bones: { d: path(now.shoulder, hip, knee, now.ankle) + path(now.shoulder, elbow, now.wrist) },
    elbowArc: { d: arc(elbow, 34, upperArm - now.measures.elbows, upperArm) },
    backArc: { d: arc(hip, 27, 0, now.measures.back) },
    level: {
      d: `M${round(hip.x - 9)} ${round(hip.y)}H150M${round(hip.x + 9)} ${round(hip.y)}H${round(hip.x + 44)}`,
    },
    kneeArc: { d: arc(knee, 30, thigh, thigh + now.measures.knees) },
    armrestGap: { d: `M${round(elbow.x)} ${round(elbow.y + 19 * now.scale)}V${round(now.armrestTop)}` },
    eyeLine: { d: `M${round(now.eye.x + 12)} ${round(levelEye.y)}H${scale}` },
    screenGap: {
      d: `M${scale} ${round(levelEye.y)}V${round(screenTop.y)}M${scale - 7} ${round(screenTop.y)}h14`,
    },
    reach: {
      d: `M${round(levelEye.x)} ${bar}H${round(screenTop.x)}M${round(levelEye.x)} ${bar - 8}v16M${round(screenTop.x)} ${bar - 8}v16`,
    },
    ...gates(now, upperArm, thigh),
    ...Object.fromEntries(
      (['shoulder', 'elbow', 'wrist', 'hip', 'knee'] as const).map((name) => [
        `${name}Joint`,
        { cx: round(now[name].x), cy: round(now[name].y) },
      ]),
    ),
  };
}

/** What fits, drawn where it can be seen: each bone, the screen's top and the measure's end should lie in a gate. */
function gates(now: Posture, upperArm: number, thigh: number): Shapes {
  const { levelEye, screenTop } = now;
  const { back, elbows, gazeDown, knees, screenAboveEyes, screenDistance } = deskLimits;
  const steepest = Math.tan((gazeDown.to * Math.PI) / 180) * (screenTop.x - levelEye.x);
  const x = round(screenTop.x + 20);
  const at = (centimeters: number) => round(levelEye.x + centimeters * unitsPerCentimeter);
  return {
    elbowGate: { d: arc(now.elbow, 54 * now.scale, upperArm - elbows.to, upperArm - elbows.from) },
    backGate: { d: arc(now.hip, 112 * now.scale, back.from, back.to) },
    leanGate: { d: arc(now.hip, 112 * now.scale, back.to, back.reclined) },
    kneeGate: { d: arc(now.knee, 66 * now.scale, thigh + knees.from, thigh + knees.to) },
    screenGate: {
      d: `M${x} ${round(levelEye.y - screenAboveEyes.to * unitsPerCentimeter)}V${round(levelEye.y + steepest - now.screenHeight / 2)}`,
    },
    reachGate: { d: `M${at(screenDistance.from)} ${barHeight(now)}H${at(screenDistance.to)}` },
  };
}

/** Of the distance from eye to screen: above both. */
export function barHeight({ eye, screenTop, scale }: Posture): number {
  return Math.round(Math.min(eye.y - 62 * scale, screenTop.y - 18));
}
