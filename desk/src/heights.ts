/**
 * Where seat, desk and the top of a screen stand for a body of 170 cm, in centimeters above the floor, as the desk check on /services draws
 * them: its figure has the lengths of bones that Drillis and Contini (1966) give as shares of the stature. A place to start from:
 * of two people of one height, one has the longer legs.
 */
export const heightsAt170 = { seat: 44, keyboard: 62, screen: 122 } as const;
export type FittingHeight = keyof typeof heightsAt170;

/** The statures that the desk check goes by. */
export const statures = { from: 150, to: 190 } as const;

/** Nothing for a stature that the figure was not tried with. */
export function fittingHeight(of: FittingHeight, stature: number | undefined): number | undefined {
  return stature === undefined || stature < statures.from || stature > statures.to
    ? undefined
    : Math.round((heightsAt170[of] * stature) / 170);
}
