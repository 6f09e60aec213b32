import { deskLimits, inches } from '@practice/desk/desk-check';
import { rest, unitsPerCentimeter } from '@practice/desk/figure/body';
import { arc, degree, direction, line, type Point, path } from '@practice/desk/figure/geometry';
import type { Posture } from './posture.ts';
import { aboveEyes } from './readings.ts';
import { place, type Shapes } from './shapes.ts';

export function measures(now: Posture): Shapes {
  const { elbow, hip, knee, levelEye, screenTop, shoulder } = now;
  const upperArm = direction(elbow, shoulder);
  const thigh = direction(knee, hip);
  const bar = barHeight(now);
  const scale = screenTop.x + 20;
  return {
    bones: path(now.ankle, knee, hip, shoulder, elbow, now.wrist),
    elbowArc: arc(elbow, 34, upperArm - now.measures.elbows, upperArm),
    backArc: arc(hip, 27, 0, now.measures.back),
    kneeArc: arc(knee, 30, thigh, thigh + now.measures.knees),
    armrestGap: line`M${elbow.x} ${elbow.y + 19 * now.scale}V${now.armrestTop}`,
    eyeLine: line`M${now.eye.x + 12} ${levelEye.y}H${scale}`,
    screenGap: line`M${scale} ${levelEye.y}V${screenTop.y}m-7 0h14`,
    reach: line`M${levelEye.x} ${bar - 8}v16m0-8H${screenTop.x}m0-8v16`,
    ...gates(now, upperArm, thigh),
  };
}

/** Each bone, the top of the screen and the end of the distance should lie in a gate. Those of the joints move with their bones. */
function gates(now: Posture, upperArm: number, thigh: number): Shapes {
  const { elbow, hip, knee, levelEye, scale, screenTop } = now;
  const { gazeDown, screenAboveEyes, screenDistance } = deskLimits;
  const steepest = Math.tan(gazeDown.to * degree) * (screenTop.x - levelEye.x);
  const reach = (centimeters: number) => levelEye.x + centimeters * unitsPerCentimeter;
  return {
    elbowGate: place(elbow.x, elbow.y, upperArm, scale),
    backGate: place(hip.x, hip.y, 0, scale),
    kneeGate: place(knee.x, knee.y, thigh, scale),
    screenGate: line`M${screenTop.x + 20} ${levelEye.y - screenAboveEyes.to * unitsPerCentimeter}V${levelEye.y + steepest - now.screenHeight / 2}`,
    reachGate: line`M${reach(screenDistance.from)} ${barHeight(now)}H${reach(screenDistance.to)}`,
  };
}

function barHeight({ eye, screenTop, scale }: Posture): number {
  return Math.round(Math.min(eye.y - 62 * scale, screenTop.y - 18));
}

/** The texts of the labels. The armrest has none, because it only has to meet the elbow. */
export function labelTexts({ measures }: Posture) {
  return {
    seat: `${measures.knees}°`,
    back: `${measures.back}°`,
    keyboard: `${measures.elbows}°`,
    screenHeight: aboveEyes(measures).replace(/ ?eye level/, '') || 'right at',
    screenDistance: `${inches(measures.screenDistance)} in.`,
  };
}

type Texts = ReturnType<typeof labelTexts>;

const plantLeft = 556;

export function labelShapes(posture: Posture, texts: Texts): Shapes {
  const { measures, hip, knee, elbow, wrist, levelEye, screenTop } = posture;
  const middle = (levelEye.x + screenTop.x) / 2;
  const isNear = measures.screenDistance < 57;
  const widthOf = (part: keyof Texts) => texts[part].length * 10 + 20;
  const beforePlant = wrist.x - rest.wrist.x + plantLeft - widthOf('screenHeight') / 2;
  const spots: Record<keyof Texts, Point> = {
    seat: { x: knee.x - 63, y: knee.y + 80 },
    back: { x: 112, y: hip.y },
    keyboard: { x: elbow.x + 72, y: Math.min(elbow.y - 42, wrist.y - 44) },
    screenHeight: { x: isNear ? Math.min(screenTop.x + 104, beforePlant) : middle + 4, y: levelEye.y - 25 },
    screenDistance: { x: middle, y: barHeight(posture) - 20 },
  };
  const shapes: Shapes = { eyeLevel: place(middle + (isNear ? 20 : 4), levelEye.y) };
  for (const part of Object.keys(spots) as (keyof Texts)[]) {
    const width = widthOf(part);
    shapes[`${part}Label`] = place(spots[part].x, spots[part].y);
    shapes[`${part}Plate`] = { x: -width / 2, width };
  }
  return shapes;
}
