/** Where everything stands: the back in degrees, all else in centimeters. */
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

/** Where each part stands for any body: so many centimeters or degrees, and so many more for a body of 170 cm. */
export type DeskRule = Record<Exclude<Setting, 'stature'>, readonly [fixed: number, grown: number]>;

export interface Bounds {
  from: number;
  to: number;
}

/** The desk of this rule for a body of this height. */
export function deskFor(stature: number, rule: DeskRule): DeskSettings {
  const desk: DeskSettings = {
    stature,
    seat: 0,
    back: 0,
    armrests: 0,
    keyboard: 0,
    screenHeight: 0,
    screenDistance: 0,
  };
  for (const part of Object.keys(rule) as (keyof DeskRule)[]) {
    const [fixed, grown] = rule[part];
    desk[part] = Math.round(fixed + (grown * stature) / 170);
  }
  return desk;
}
