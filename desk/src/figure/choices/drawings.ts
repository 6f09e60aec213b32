import type { Factor } from '../../factors.ts';
import * as arms from './arms.ts';
import * as hands from './hands.ts';
import * as screen from './screen.ts';
import * as seat from './seat.ts';
import type { Drawn } from './shapes.ts';
import * as surroundings from './surroundings.ts';

/** A small drawing of each state of each factor. Those of one factor differ in what is asked, and in nothing else. */
export const choiceDrawings: { readonly [Name in Factor]: Drawn<Name> } = {
  ...seat,
  ...arms,
  ...screen,
  ...hands,
  ...surroundings,
};
