import { deskFindings } from '@practice/contract/desk-check';
import { rest } from './figure.ts';
import { furniture } from './furniture.ts';
import { around } from './geometry.ts';
import { plates, words } from './labels.ts';
import { measures } from './measures.ts';
import { dress, hinge, type Pose } from './pose.ts';
import { type Posture, sit } from './posture.ts';
import type { DeskSettings } from './settings.ts';
import { place, type Shapes } from './shapes.ts';

/** Outlines of the figure, and the pose they were drawn around. */
export interface Figure {
  outlines: Readonly<Record<string, string>>;
  pose: Pose;
}

export function drawDesk(settings: DeskSettings, figure: Figure) {
  const posture = sit(settings);
  const skin = dress(figure.outlines, figure.pose, posture);
  const body: Shapes = Object.fromEntries(Object.entries(skin).map(([name, d]) => [name, { d }]));
  const labels = words(posture);
  return {
    shapes: {
      ...furniture(posture),
      ...body,
      ...measures(posture),
      ...plates(posture, labels),
      ...handles(posture),
    },
    labels,
    findings: deskFindings(posture.measures),
    measures: posture.measures,
  };
}

/** Where the drawing can be taken hold of. */
function handles(now: Posture): Shapes {
  const top = around(hinge(now.seatTop), 138, now.measures.back);
  return {
    seatHandle: place(352, now.seatTop + 11),
    backHandle: place(top.x, top.y),
    armrestsHandle: place(300, now.armrestTop + 5),
    keyboardHandle: place(now.wrist.x - rest.wrist.x + 612, now.deskTop + 4),
    screenHandle: place(now.screenTop.x - now.screenHeight * 0.12, now.screenTop.y + now.screenHeight * 0.8),
  };
}
