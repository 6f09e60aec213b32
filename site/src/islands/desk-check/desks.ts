import type { DeskPart } from '@practice/desk/desk-check';
import { heightsAt170, statures } from '@practice/desk/height';
import data from '../../../texts/desk-check.json' with { type: 'json' };

export type SliderName = 'stature' | DeskPart;

/** The back in degrees, all others in centimeters. `hints` say what each of them measures. */
export type DeskSettings = Record<SliderName, number>;

/** The setting of each part for any body: a fixed share, and one that grows with the body, given for 170 cm. */
type DeskRule = Readonly<Record<DeskPart, readonly number[]>>;

export function deskFor(stature: number, rule: DeskRule): DeskSettings {
  const parts = Object.entries(rule).map(([part, [fixed = 0, grown = 0]]) => [
    part,
    Math.round(fixed + (grown * stature) / 170),
  ]);
  return { stature, ...Object.fromEntries(parts) };
}

export const fitting: DeskRule = {
  seat: [0, heightsAt170.seat],
  back: [102],
  armrests: [0, 18],
  keyboard: [0, heightsAt170.keyboard],
  screenHeight: [0, heightsAt170.screen],
  screenDistance: [61],
};

const changed = (rule: object): DeskRule => ({ ...fitting, ...rule });

export const examples = Object.entries(data.examples).map(([name, rule]) => ({ name, rule: changed(rule) }));

const starting = 'A laptop on a table';
export const startingExample = { name: starting, rule: changed(data.examples[starting]) };
export const startingDesk = deskFor(170, startingExample.rule);

export const bounds: Readonly<Record<SliderName, { from: number; to: number }>> = {
  stature: statures,
  ...data.bounds,
};

export const { hints } = data;
