import type { DeskMeasures } from '../src/desk-check.ts';

/** A desk within all limits. */
export const fittingMeasures: DeskMeasures = {
  ...{ knees: 92, feetSupported: true, back: 102, elbows: 100, elbowsUpright: 100, keysLiftArms: false },
  ...{ armrestBelowElbow: 0, screenAboveEyes: -3, gazeDown: 17, screenDistance: 60 },
};
