import type { Shape } from '../drawings/shapes.ts';
import { outlines, rest } from './body.ts';
import { dress, type Pose } from './pose.ts';

/** The body from back to front, and the near arm, which is drawn over the desk. */
export function drawnPerson(
  pose: Pose,
  legs?: readonly Shape[],
): { body: readonly Shape[]; arm: readonly Shape[] } {
  const skin = dress(outlines, rest, pose);
  return {
    body: [
      ...(legs ?? [
        { d: skin.farLeg, fill: 'paper' as const },
        { d: skin.farShoe, fill: 'line' as const },
        { d: skin.shoe, fill: 'line' as const, stroke: 'ground' as const },
      ]),
      { d: skin.neck, fill: 'paper' },
      { d: skin.face, fill: 'paper' },
      { d: skin.hair, fill: 'line', width: 1.5 },
      { d: skin.features, width: 2 },
      { d: skin.torso, fill: 'tint' },
      ...(legs ? [] : [{ d: skin.leg, fill: 'paper' as const }, { d: skin.creases }]),
    ],
    arm: [
      { d: skin.hand, fill: 'paper' },
      { d: skin.arm, fill: 'tint' },
    ],
  };
}
