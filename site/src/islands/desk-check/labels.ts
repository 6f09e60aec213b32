import { inches } from '@practice/desk/desk-check';
import type { Point } from '@practice/desk/figure/geometry';
import { barHeight } from './measures.ts';
import type { Posture } from './posture.ts';
import { aboveEyes } from './readings.ts';
import { place, type Shapes } from './shapes.ts';

/** The position and width of each label. */
export function plates(now: Posture, texts: Record<LabeledPart, string>): Shapes {
  const { measures, hip, knee, elbow, levelEye, screenTop } = now;
  const spots: Record<LabeledPart, Point> = {
    seat: { x: knee.x - 63, y: knee.y + 80 },
    back: { x: 112, y: hip.y },
    keyboard: { x: elbow.x + 72, y: Math.min(elbow.y - 42, now.wrist.y - 44) },
    screenDistance: { x: (levelEye.x + screenTop.x) / 2, y: barHeight(now) - 20 },
    // There is no room in front of a near screen.
    screenHeight: {
      x: measures.screenDistance < 57 ? screenTop.x + 104 : (levelEye.x + screenTop.x) / 2 + 4,
      y: levelEye.y - 25,
    },
  };
  const shapes: Shapes = {};
  for (const part of Object.keys(spots) as LabeledPart[]) {
    const width = texts[part].length * 10 + 20;
    shapes[`${part}Label`] = place(spots[part].x, spots[part].y);
    shapes[`${part}Plate`] = { x: -width / 2, width };
  }
  return shapes;
}

/** The armrest has no number: it only has to meet the elbow. */
export const labeledParts = ['seat', 'back', 'keyboard', 'screenHeight', 'screenDistance'] as const;
type LabeledPart = (typeof labeledParts)[number];

export function words({ measures }: Posture): Record<LabeledPart, string> {
  return {
    seat: `${measures.knees}°`,
    back: `${measures.back}°`,
    keyboard: `${measures.elbows}°`,
    screenDistance: `${inches(measures.screenDistance)} in`,
    screenHeight: aboveEyes(measures).replace(/(\d.*) eye level/, '$1'),
  };
}
