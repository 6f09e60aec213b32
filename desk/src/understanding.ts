import { type Factor, type FactorState, factorNames } from './factors.ts';
import type { Evidence, Reading } from './reading.ts';
import type { AssessmentScoring } from './scoring.ts';
import { isLeftOut } from './without.ts';

/** `implied` comes from the furniture at half weight or less; `unsure` weighs nothing. */
export type Source = 'tapped' | 'said' | 'unsure' | 'implied';

export interface Understood {
  factor: Factor;
  state: FactorState | null;
  source: Source;
  quote?: Evidence;
}

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
