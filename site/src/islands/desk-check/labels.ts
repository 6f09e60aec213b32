import { inches } from '@practice/desk/desk-check';
import type { Point } from '@practice/desk/figure/geometry';
import { barHeight } from './measures.ts';
import type { Posture } from './posture.ts';
import { aboveEyes } from './readings.ts';
import { place, type Shapes } from './shapes.ts';

/** Each label is a plate of its own: where it stands, and how wide its plate is. */
export function plates(now: Posture, texts: Record<Labelled, string>): Shapes {
  const { measures, hip, knee, elbow, levelEye, screenTop } = now;
  const spots: Record<Labelled, Point> = {
    seat: { x: knee.x - 63, y: knee.y + 80 },
    back: { x: 112, y: hip.y },
    keyboard: { x: elbow.x + 72, y: Math.min(elbow.y - 42, now.wrist.y - 44) },
    screenDistance: { x: (levelEye.x + screenTop.x) / 2, y: barHeight(now) - 20 },
    // Before a near screen there is no room.
    screenHeight: {
      x: measures.screenDistance < 57 ? screenTop.x + 104 : (levelEye.x + screenTop.x) / 2 + 4,
      y: levelEye.y - 25,
    },
  };
  const shapes: Shapes = {};
  for (const part of Object.keys(spots) as Labelled[]) {
    const width = texts[part].length * 10 + 20;
    shapes[`${part}Label`] = place(spots[part].x, spots[part].y);
    shapes[`${part}Plate`] = { x: -width / 2, width };
  }
  return shapes;
}

/** The armrest alone has no number of its own: what counts is whether it meets the elbow. */
export const labelled = ['seat', 'back', 'keyboard', 'screenHeight', 'screenDistance'] as const;
type Labelled = (typeof labelled)[number];

export function words({ measures }: Posture): Record<Labelled, string> {
  return {
    seat: `${measures.knees}°`,
    back: `${measures.back}°`,
    keyboard: `${measures.elbows}°`,
    screenDistance: `${inches(measures.screenDistance)} in`,
    screenHeight: aboveEyes(measures).replace(/(\d.*) eye level/, '$1'),
  };
}
