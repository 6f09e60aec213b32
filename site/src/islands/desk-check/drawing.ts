import { deskFindings } from '@practice/desk/desk-check';
import { around } from '@practice/desk/figure/geometry';
import { dress, hinge, type Pose } from '@practice/desk/figure/pose';
import { furniture } from './furniture.ts';
import { plates, words } from './labels.ts';
import { measures } from './measures.ts';
import { type Posture, sit } from './posture.ts';
import type { DeskSettings } from './settings.ts';
import { place, type Shapes } from './shapes.ts';

/** The outlines of the figure, and the pose they were drawn in. */
export interface Figure {
  outlines: Readonly<Record<string, string>>;
  pose: Pose;
}

export function drawDesk(settings: DeskSettings, figure: Figure) {
  const posture = sit(settings);
  const labels = words(posture);
  const shapes: Shapes = {
    ...furniture(posture),
    ...dress(figure.outlines, figure.pose, posture),
    ...measures(posture),
    ...plates(posture, labels),
    ...handles(posture),
  };
  return { shapes, labels, findings: deskFindings(posture.measures), measures: posture.measures };
}

/** The positions of the handles that do not move with a part. */
function handles({ measures, screenHeight, screenTop, seatTop }: Posture): Shapes {
  const back = around(hinge(seatTop), 138, measures.back);
  return {
    backHandle: place(back.x, back.y),
    screenHandle: place(screenTop.x - screenHeight * 0.12, screenTop.y + screenHeight * 0.8),
  };
}
