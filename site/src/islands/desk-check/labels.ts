import { inches } from '@practice/desk/desk-check';
import type { Point } from '@practice/desk/figure/geometry';
import { barHeight } from './measures.ts';
import type { Posture } from './posture.ts';
import { aboveEyes } from './readings.ts';
import { place, type Shapes } from './shapes.ts';

/** The texts of the labels. The armrest has none, because it only has to meet the elbow. */
export function labelTexts({ measures }: Posture) {
  return {
    seat: `${measures.knees}°`,
    back: `${measures.back}°`,
    keyboard: `${measures.elbows}°`,
    screenHeight: aboveEyes(measures).replace(/(\d.*) eye level/, '$1'),
    screenDistance: `${inches(measures.screenDistance)} in`,
  };
}

type Texts = ReturnType<typeof labelTexts>;

/** The position of each label, and the width of its plate. */
export function labelShapes(posture: Posture, texts: Texts): Shapes {
  const { measures, hip, knee, elbow, wrist, levelEye, screenTop } = posture;
  const middle = (levelEye.x + screenTop.x) / 2;
  const spots: Record<keyof Texts, Point> = {
    seat: { x: knee.x - 63, y: knee.y + 80 },
    back: { x: 112, y: hip.y },
    keyboard: { x: elbow.x + 72, y: Math.min(elbow.y - 42, wrist.y - 44) },
    // There is no space in front of a near screen.
    screenHeight: { x: measures.screenDistance < 57 ? screenTop.x + 104 : middle + 4, y: levelEye.y - 25 },
    screenDistance: { x: middle, y: barHeight(posture) - 20 },
  };
  const shapes: Shapes = {};
  for (const part of Object.keys(spots) as (keyof Texts)[]) {
    const width = texts[part].length * 10 + 20;
    shapes[`${part}Label`] = place(spots[part].x, spots[part].y);
    shapes[`${part}Plate`] = { x: -width / 2, width };
  }
  return shapes;
}
