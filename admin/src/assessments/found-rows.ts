import type { AssessmentDetails } from '@practice/contract/assessments';
import { adviceFor } from '@practice/desk/advice';
import { type Factor, type FactorState, factorNames } from '@practice/desk/factors';
import type { AssessmentScoring, ScoreKind } from '@practice/desk/scoring';

/** One finding, with what it rests on and what it does. */
export interface FoundRow {
  factor: Factor;
  state: FactorState;
  /** Nothing to change. */
  isFine: boolean;
  /** The person's own words. */
  said: string | undefined;
  /** Nobody said so; it follows from the rest. */
  isImplied: boolean;
  points: { score: ScoreKind; points: number }[];
}

/** What was found and what follows from it: what costs most first, what is fine last. */
export function foundRows(scoring: AssessmentScoring, evidence: AssessmentDetails['evidence']): FoundRow[] {
  const all = { ...scoring.implied, ...scoring.findings };
  return factorNames
    .flatMap((factor) => {
      const state = all[factor];
      if (state === undefined) return [];
      return {
        factor,
        state,
        isFine: adviceFor(factor, state) === undefined,
        said: evidence[factor]?.text,
        isImplied: scoring.findings[factor] === undefined,
        points: scoring.points.filter((scored) => scored.factor === factor),
      };
    })
    .toSorted((one, other) => Number(one.isFine) - Number(other.isFine) || sum(other) - sum(one));
}

function sum({ points }: FoundRow): number {
  return points.reduce((total, scored) => total + scored.points, 0);
}
