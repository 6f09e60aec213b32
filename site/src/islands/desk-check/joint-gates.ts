import { deskLimits } from '@practice/desk/desk-check';
import { arc } from '@practice/desk/figure/geometry';

const { back, elbows, knees } = deskLimits;
const joint = { x: 0, y: 0 };

/** Arcs of the angles that fit, around a joint whose first bone points right. */
export const jointGates = {
  backGate: arc(joint, 112, back.from, back.to),
  leanGate: arc(joint, 112, back.to, back.reclined),
  kneeGate: arc(joint, 66, knees.from, knees.to),
  elbowGate: arc(joint, 54, -elbows.to, -elbows.from),
};
