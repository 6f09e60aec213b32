import type { DeskPart } from '@practice/contract/desk-check';

/** Where everything stands: the back in degrees, all else in centimetres. */
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

/** A desk that fits somebody of middle height: where the visitor starts from. */
export const fittingDesk: DeskSettings = {
  stature: 170,
  seat: 44,
  back: 102,
  armrests: 18,
  keyboard: 62,
  screenHeight: 122,
  screenDistance: 61,
};

/** The first tells the figure's size; each of the others is one part of the desk. */
export const statureControl = { name: 'Your height', from: 150, to: 190 } as const;

export const controls: Record<DeskPart, { from: number; to: number; hint: string }> = {
  seat: { from: 34, to: 54, hint: 'Floor to the top of the seat' },
  back: { from: 85, to: 130, hint: 'From the level seat up to your back' },
  armrests: { from: 10, to: 28, hint: 'Seat to the top of the armrest' },
  keyboard: { from: 54, to: 80, hint: 'Floor to where the keys stand' },
  screenHeight: { from: 84, to: 145, hint: 'Floor to the top edge of the screen' },
  screenDistance: { from: 30, to: 95, hint: 'Eyes to screen' },
};

/** Desks that many people know, to try out. */
export const examples: ReadonlyArray<{ name: string; desk: DeskSettings }> = [
  { name: 'A desk that fits', desk: fittingDesk },
  {
    name: 'A laptop on a table',
    desk: { ...fittingDesk, back: 96, armrests: 13, keyboard: 73, screenHeight: 94, screenDistance: 52 },
  },
  {
    name: 'A seat too low',
    desk: { ...fittingDesk, seat: 36, back: 90, armrests: 20, keyboard: 70 },
  },
  {
    name: 'A screen too high',
    desk: { ...fittingDesk, screenHeight: 140, screenDistance: 84 },
  },
];

/** The settings inside what their controls allow. */
export function within(from: number, to: number, value: number): number {
  return Math.min(to, Math.max(from, value));
}
