import { deskSources } from '../desk-check.ts';
import type { Factor, FactorState, factors } from '../factors.ts';

export interface Fix {
  do: string;
  effort: 'minutes' | 'an hour' | 'a purchase';
  cost: 'free' | 'under $50' | 'over $50';
}

export const effortWords: Readonly<Record<Fix['effort'], string>> = {
  minutes: 'A few minutes',
  'an hour': 'About an hour',
  'a purchase': 'Something to buy',
};

export const costWords: Readonly<Record<Fix['cost'], string>> = {
  free: 'Free',
  'under $50': 'Under $50',
  'over $50': 'Over $50',
};

/** Such as 'free, a few minutes'. */
export function priceOf({ cost, effort }: Fix): string {
  const price = costWords[cost].toLowerCase();
  return effort === 'a purchase' ? price : `${price}, ${effortWords[effort].toLowerCase()}`;
}

export interface Advice {
  finding: string;
  why: string;
  /** The source of the fact in `why`. */
  source?: AdviceSource;
  /** Free ones first. */
  fixes: readonly [Fix, ...Fix[]];
}

const [osha, rosa, cornell] = deskSources;
export const adviceSources = {
  OSHA: osha,
  ROSA: rosa,
  Cornell: cornell,
  NIOSH: {
    name: 'NIOSH, four extra breaks a day, 2007',
    url: 'https://www.cdc.gov/niosh/updates/upd-07-11-07.html',
  },
  // Known to us through others who quote it; no page of his own was found.
  Hedge: { name: 'Alan Hedge, Cornell University: sit, stand and move', url: undefined },
} as const satisfies Record<string, { name: string; url: string | undefined }>;
export type AdviceSource = keyof typeof adviceSources;

/** The first state of a factor, and of the hours at a desk also the one that costs no points. */
export type Suiting<Name extends Factor> = Name extends 'duration'
  ? 'under 1 hour' | '1 to 4 hours'
  : (typeof factors)[Name]['states'][0];
type Unsuiting<Name extends Factor> = Exclude<FactorState<Name>, Suiting<Name>>;

/** Advice for every unsuitable state of some factors. */
export type AdviceOf<Names extends Factor> = {
  readonly [Name in Names]: { readonly [State in Unsuiting<Name>]: Advice };
};

export function found(
  finding: string,
  why: string | readonly [why: string, source: AdviceSource],
  ...fixes: [Fix, ...Fix[]]
): Advice {
  if (typeof why === 'string') return { finding, why, fixes };
  return { finding, why: why[0], source: why[1], fixes };
}

export const free = (what: string, effort: Fix['effort'] = 'minutes'): Fix => ({
  do: what,
  effort,
  cost: 'free',
});
export const cheap = (what: string): Fix => ({ do: what, effort: 'a purchase', cost: 'under $50' });
export const dear = (what: string): Fix => ({ do: what, effort: 'a purchase', cost: 'over $50' });
