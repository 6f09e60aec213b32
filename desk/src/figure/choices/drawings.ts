import type { Shape } from '../../drawings/shapes.ts';
import type { Factor, FactorState } from '../../factors.ts';
import * as arms from './arms.ts';
import * as hands from './hands.ts';
import * as screen from './screen.ts';
import * as seat from './seat.ts';
import { type Drawn, flatten } from './shapes.ts';
import * as surroundings from './surroundings.ts';

const drawings: { readonly [Name in Factor]: Drawn<Name> } = {
  ...seat,
  ...arms,
  ...screen,
  ...hands,
  ...surroundings,
};

type Flat = { readonly [Name in Factor]: { readonly [State in FactorState<Name>]: readonly Shape[] } };

/** A small drawing of each state. Those of one factor differ only in what is asked. */
export const choiceDrawings = mapValues(drawings, (states) => mapValues(states, flatten)) as unknown as Flat;

function mapValues<Value, Result>(object: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
