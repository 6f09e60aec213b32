import { type Factor, type FactorState, factorNames } from './factors.ts';
import type { Evidence, Reading } from './reading.ts';
import type { AssessmentScoring } from './scoring.ts';
import { isLeftOut } from './without.ts';

/** Furniture implies what nobody said, for half of its weight at most. What is unsure weighs nothing. */
export type Source = 'tapped' | 'said' | 'unsure' | 'implied';

export interface Understood {
  factor: Factor;
  /** Null where "Not sure, or doesn’t apply" was tapped. */
  state: FactorState | null;
  source: Source;
  /** The words of the answers that it was read from. */
  quote?: Evidence;
}

/** What was understood of a desk, each with where it comes from. */
export function understoodIn(scoring: AssessmentScoring, evidence: Reading['evidence']): Understood[] {
  const { findings, unsure = {}, implied, setting, followUpAnswers = {} } = scoring;
  return factorNames.flatMap((factor): Understood[] => {
    if (isLeftOut(factor, setting)) return [];
    const quote = evidence[factor] && { quote: evidence[factor] };
    const of = (source: Source, state: FactorState | null) => [{ factor, state, source, ...quote }];
    const tapped = followUpAnswers[factor];
    if (tapped !== undefined) return of('tapped', tapped);
    if (findings[factor]) return of('said', findings[factor]);
    if (unsure[factor]) return of('unsure', unsure[factor]);
    return implied[factor] ? [{ factor, state: implied[factor], source: 'implied' }] : [];
  });
}
