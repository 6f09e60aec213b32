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

/** A desk that fits somebody of this height: heights grow with the body, the way to the screen does not. */
export function deskFor(stature: number): DeskSettings {
  const size = stature / 170;
  return {
    stature,
    seat: Math.round(44 * size),
    back: 102,
    armrests: Math.round(18 * size),
    keyboard: Math.round(62 * size),
    screenHeight: Math.round(122 * size),
    screenDistance: 61,
  };
}

/** Where the visitor starts from. */
export const startingDesk = deskFor(170);

/** How far each slider goes. */
export const bounds: Record<Setting, { from: number; to: number }> = {
  stature: { from: 150, to: 190 },
  seat: { from: 34, to: 54 },
  back: { from: 85, to: 130 },
  armrests: { from: 10, to: 28 },
  keyboard: { from: 54, to: 80 },
  screenHeight: { from: 84, to: 145 },
  screenDistance: { from: 30, to: 95 },
};

/** Desks that many people know, to try out. */
export const examples: ReadonlyArray<{ name: string; desk: (stature: number) => DeskSettings }> = [
  { name: 'A desk that fits', desk: deskFor },
  {
    name: 'A laptop on a table',
    desk: (stature) => ({
      ...deskFor(stature),
      back: 96,
      armrests: 13,
      keyboard: 73,
      screenHeight: 94,
      screenDistance: 52,
    }),
  },
  {
    name: 'A seat too low',
    desk: (stature) => {
      const { seat, ...rest } = deskFor(stature);
      return { ...rest, seat: Math.round(seat * 0.82), back: 90, armrests: rest.armrests + 2, keyboard: 70 };
    },
  },
  {
    name: 'A screen too high',
    desk: (stature) => {
      const desk = deskFor(stature);
      return { ...desk, screenHeight: desk.screenHeight + 18, screenDistance: 84 };
    },
  },
];
