import type { Factor, FactorState } from '../../factors.ts';

/** Phrases (see `phrases.ts`) by the state they tell of. */
type Phrases<Name extends Factor> = { readonly [State in FactorState<Name>]?: readonly string[] };

/** How one factor is read. To add a way of saying something, add a phrase to its state, and an example to the table of the test. */
export interface FactorRules<Name extends Factor> {
  /** Wins over the others, wherever it stands: what leaves no doubt, or means the opposite of what its words say. */
  surely?: Phrases<Name>;
  says?: Phrases<Name>;
  /** Counts only where nothing else does. */
  hints?: Phrases<Name>;
  /** What a wish gives away: who asks for a headset has none. Counts as a hint. */
  wishes?: Phrases<Name>;
  /** What it means when a state is denied; denied states that are not here say nothing. */
  ifNot?: { readonly [State in FactorState<Name>]?: FactorState<Name> };
  /** Numbers: a phrase, and the state by the numbers in it, lengths in centimeters and times in minutes. */
  numbers?: readonly (readonly [
    phrase: string,
    state: (...amounts: number[]) => FactorState<Name> | undefined,
  ])[];
  /** A clause with one of these says nothing of the factor. */
  unless?: readonly string[];
  /** Takes back what was said before: "a pad I don't use". */
  takesBack?: readonly string[];
  /** Of two statements of the same weight the first counts, and not the last. */
  firstCounts?: true;
}

export type Rules = { readonly [Name in Factor]?: FactorRules<Name> };
