import { deskLimits } from '@practice/desk/desk-check';
import { unitsPerCentimeter } from '@practice/desk/figure/body';
import { arc, direction, path, round } from '@practice/desk/figure/geometry';
import type { Posture } from '../../src/islands/desk-check/posture.ts';

const { back, gazeDown, knees, screenAboveEyes, screenDistance } = deskLimits;

/** Lines and arcs of what is measured on a person at a desk, and gates where the published limits want them. */
export function measured(now: Posture) {
  const { ankle, elbow, hip, knee, levelEye, measures, screenTop, shoulder, wrist } = now;
  const upperArm = direction(elbow, shoulder);
  const thigh = direction(knee, hip);
  const bar = barHeight(now);
  const scale = round(screenTop.x + 20);
  const eyes = round(levelEye.y);
  const steepest = Math.tan((gazeDown.to * Math.PI) / 180) * (screenTop.x - levelEye.x);
  const reach = (centimeters: number) => round(levelEye.x + centimeters * unitsPerCentimeter);
  const reachEnds = [levelEye.x, screenTop.x].map((x) => `M${round(x)} ${bar - 8}v16`).join('');
  return {
    bones: path(shoulder, hip, knee, ankle) + path(shoulder, elbow, wrist),
    elbowArc: arc(elbow, 34, upperArm - measures.elbows, upperArm),
    backArc: arc(hip, 27, 0, measures.back),
    level: `M${round(hip.x - 9)} ${round(hip.y)}H150M${round(hip.x + 9)} ${round(hip.y)}h35`,
    kneeArc: arc(knee, 30, thigh, thigh + measures.knees),
    eyeLine: `M${round(now.eye.x + 12)} ${eyes}H${scale}`,
    screenGap: `M${scale} ${eyes}V${round(screenTop.y)}m-7 0h14`,
    reach: `M${round(levelEye.x)} ${bar}H${round(screenTop.x)}${reachEnds}`,
    backGate: arc(hip, 112, back.from, back.to),
    kneeGate: arc(knee, 66, thigh + knees.from, thigh + knees.to),
    screenGate: `M${scale} ${round(levelEye.y - screenAboveEyes.to * unitsPerCentimeter)}V${round(levelEye.y + steepest - now.screenHeight / 2)}`,
    reachGate: `M${reach(screenDistance.from)} ${bar}H${reach(screenDistance.to)}`,
  };
}

export type Measured = ReturnType<typeof measured>;

/** Of the distance from eye to screen: above both. */
export function barHeight({ eye, screenTop }: Posture): number {
  return Math.round(Math.min(eye.y - 62, screenTop.y - 18));
}
