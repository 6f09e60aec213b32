import { handsAdvice } from './advice/hands.ts';
import { keeping } from './advice/keep.ts';
import { type Advice, type AdviceOf, found, free } from './advice/kinds.ts';
import { screenAdvice } from './advice/screen.ts';
import { seatAdvice } from './advice/seat.ts';
import type { Factor, FactorState } from './factors.ts';

export {
  type Advice,
  type AdviceSource,
  adviceSources,
  costWords,
  effortWords,
  type Fix,
  priceOf,
} from './advice/kinds.ts';

const timeAdvice: AdviceOf<'duration' | 'breaks'> = {
  duration: {
    'over 4 hours': found(
      'You’re at the computer for more than four hours a day.',
      ['About 20 minutes of sitting, 8 of standing and 2 of moving is a good mix.', 'Hedge'],
      free('Break up each half hour: sit for 20 minutes, stand for 8, move for 2.'),
      free('Do calls and reading on your feet when you can.'),
    ),
  },
  breaks: {
    rarer: found(
      'You sit for more than an hour at a time.',
      [
        'In a study, four extra 5-minute breaks a day eased discomfort and eye strain, with no work lost.',
        'NIOSH',
      ],
      free('Take four extra 5-minute breaks a day, and get up for each. A phone timer helps.'),
    ),
  },
};

/** The type requires advice for every unsuitable state. */
const advices: AdviceOf<Factor> = { ...seatAdvice, ...screenAdvice, ...handsAdvice, ...timeAdvice };

/** The advice for an unsuitable state; undefined for a suitable one. */
export function adviceFor<Name extends Factor>(factor: Name, state: FactorState<Name>): Advice | undefined {
  const states: { readonly [State in FactorState]?: Advice } = advices[factor];
  return states[state];
}

/** The sentence for a suitable state; undefined for an unsuitable one. */
export function praiseFor<Name extends Factor>(factor: Name, state: FactorState<Name>): string | undefined {
  const states: { readonly [State in FactorState]?: string } = keeping[factor];
  return states[state];
}
