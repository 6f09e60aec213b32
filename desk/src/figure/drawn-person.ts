import type { Shape } from '../drawings/shapes.ts';
import { outlines, rest } from './body.ts';
import { deform, type Pose } from './pose.ts';

export function drawnPerson(
  pose: Pose,
  legs?: readonly Shape[],
): { body: readonly Shape[]; arm: readonly Shape[] } {
  const outline = deform(outlines, rest, pose);
  return {
    body: [
      ...(legs ?? [
        { d: outline.farLeg, fill: 'paper' as const },
        { d: outline.farShoe, fill: 'line' as const },
        { d: outline.shoe, fill: 'line' as const, stroke: 'ground' as const },
      ]),
      { d: outline.neck, fill: 'skin-tan' },
      { d: outline.face, fill: 'skin-tan' },
      { d: outline.hair, fill: 'line' },
      { d: outline.features, width: 1.5 },
      { d: outline.torso, fill: 'tint' },
      ...(legs ? [] : [{ d: outline.leg, fill: 'paper' as const }, { d: outline.creases }]),
    ],
    arm: [
      { d: outline.hand, fill: 'skin-tan' },
      { d: outline.arm, fill: 'tint' },
    ],
  };
}
