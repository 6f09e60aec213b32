import type { DeskPart } from '@practice/desk/desk-check';
import { heightsAt170, statures } from '@practice/desk/height';

export type SliderName = 'stature' | DeskPart;

/** The back in degrees, all others in centimeters. `texts/desk-check.json` says what each of them measures. */
export type DeskSettings = Record<SliderName, number>;

/** The setting of each part for any body: a fixed share, and one that grows with the body, given for 170 cm. */
type DeskRule = Record<DeskPart, readonly [fixed: number, grown: number]>;

export function deskFor(stature: number, rule: DeskRule): DeskSettings {
  const parts = Object.entries(rule).map(([part, [fixed, grown]]) => [
    part,
    Math.round(fixed + (grown * stature) / 170),
  ]);
  return { stature, ...Object.fromEntries(parts) };
}

export const fitting: DeskRule = {
  seat: [0, heightsAt170.seat],
  back: [102, 0],
  armrests: [0, 18],
  keyboard: [0, heightsAt170.keyboard],
  screenHeight: [0, heightsAt170.screen],
  screenDistance: [61, 0],
};

const laptopOnTable: DeskRule = {
  ...fitting,
  back: [96, 0],
  armrests: [13, 0],
  keyboard: [73, 0],
  screenHeight: [94, 0],
  screenDistance: [52, 0],
};

export const startingExample = { name: 'A laptop on a table', rule: laptopOnTable };
export const startingDesk = deskFor(170, startingExample.rule);

export const examples: ReadonlyArray<{ name: string; rule: DeskRule }> = [
  { name: 'A desk that fits', rule: fitting },
  startingExample,
  {
    name: 'A seat too low',
    rule: { ...fitting, seat: [0, 36], back: [90, 0], armrests: [2, 18], keyboard: [70, 0] },
  },
  {
    name: 'A screen too high',
    rule: { ...fitting, screenHeight: [18, 122], screenDistance: [84, 0] },
  },
];

export const bounds: Record<SliderName, { from: number; to: number }> = {
  stature: statures,
  seat: { from: 34, to: 54 },
  back: { from: 85, to: 130 },
  armrests: { from: 10, to: 28 },
  keyboard: { from: 54, to: 80 },
  screenHeight: { from: 84, to: 145 },
  screenDistance: { from: 30, to: 95 },
};
