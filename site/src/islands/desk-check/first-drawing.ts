import { deskLimits, isFitting } from '@practice/desk/desk-check';
import { arc } from '@practice/desk/figure/geometry';
import { startingDesk } from './desks.ts';
import { drawDesk } from './drawing.ts';
import { attributesOf } from './shapes.ts';

const drawn = drawDesk(startingDesk);
const findings: Readonly<Record<string, string>> = drawn.findings;
export const { labels } = drawn;

/** The attributes of a shape as the server draws it. The browser finds it by `data-shape` and moves it. */
export function shape(name: string) {
  return { 'data-shape': name, ...attributesOf(drawn.shapes[name]) };
}

export function part(name: string) {
  return { 'data-part': name, 'data-off': isFitting(findings[name] ?? '') ? undefined : 'true' };
}

const { back, elbows, knees } = deskLimits;
const joint = { x: 0, y: 0 };

/** Arcs of the angles that fit, around a joint whose first bone points right. */
export const jointGates = {
  backGate: arc(joint, 112, back.from, back.to),
  leanGate: arc(joint, 112, back.to, back.reclined),
  kneeGate: arc(joint, 66, knees.from, knees.to),
  elbowGate: arc(joint, 54, -elbows.to, -elbows.from),
};

export const paper = { fill: 'var(--drawing-paper)' };
export const skin = { fill: 'var(--drawing-skin-light)' };
export const tint = { fill: 'var(--drawing-tint)' };
export const ground = { fill: 'var(--drawing-ground)' };
export const dark = { fill: 'var(--drawing-line)' };
