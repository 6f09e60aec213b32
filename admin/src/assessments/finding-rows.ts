import type { AssessmentDetails } from '@practice/contract/assessments';
import { adviceFor } from '@practice/desk/advice';
import { type Factor, type FactorState, factorNames } from '@practice/desk/factors';
import type { SavedScoring } from '@practice/desk/scoring';

/** One finding, with what it rests on and what it does. */
export interface FindingRow {
  factor: Factor;
  state: FactorState;
  /** Nothing to change. */
  isFine: boolean;
  /** The person's own words. */
  said: string | undefined;
  /** Nobody said so; it follows from the rest. */
  isImplied: boolean;
}

/** What was found and what follows from it: what counts most first, what is fine last. */
export function findingRows(scoring: SavedScoring, evidence: AssessmentDetails['evidence']): FindingRow[] {
  const all = { ...scoring.implied, ...scoring.findings };
  const counted = (factor: Factor) =>
    scoring.points
      .filter((each) => each.factor === factor)
      .reduce((sum, each) => sum + ('took' in each ? each.took : each.points), 0);
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
      };
    })
    .toSorted(
      (one, other) =>
        Number(one.isFine) - Number(other.isFine) || counted(other.factor) - counted(one.factor),
    );
}
