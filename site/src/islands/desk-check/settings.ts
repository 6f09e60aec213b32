/** The setting of each part: the back in degrees, all others in centimeters. */
export interface DeskSettings {
  stature: number;
  /** Floor to the top of the seat. */
  seat: number;
  /** From the level seat up to the back. */
  back: number;
  /** Seat to the top of the armrest. */
  armrests: number;
  /** Floor to the surface the keyboard stands on. */
  keyboard: number;
  /** Floor to the top edge of the screen. */
  screenHeight: number;
  /** Eyes to screen. */
  screenDistance: number;
}

export type Setting = keyof DeskSettings;

/** The setting of each part for any body: a fixed share, and one that grows with the body, given for 170 cm. */
export type DeskRule = Record<Exclude<Setting, 'stature'>, readonly [fixed: number, grown: number]>;

export interface Bounds {
  from: number;
  to: number;
}

/** The desk of this rule for a body of this height. */
export function deskFor(stature: number, rule: DeskRule): DeskSettings {
  const parts = Object.entries(rule).map(([part, [fixed, grown]]) => [
    part,
    Math.round(fixed + (grown * stature) / 170),
  ]);
  return { stature, ...Object.fromEntries(parts) };
}
