import type { DeskSettings } from '../../src/islands/desk-check/settings.ts';

/** A desk that fits a person of 170 cm, the figure's own height. */
export const fittingDesk: DeskSettings = {
  stature: 170,
  seat: 44,
  back: 102,
  armrests: 18,
  keyboard: 62,
  screenHeight: 122,
  screenDistance: 61,
};

/** The same person with a laptop on a common table. */
export const laptopDesk: DeskSettings = {
  ...fittingDesk,
  back: 96,
  armrests: 13,
  keyboard: 73,
  screenHeight: 94,
  screenDistance: 52,
};
