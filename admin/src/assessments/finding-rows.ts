import type { AssessmentDetails } from '@practice/contract/assessments';
import { adviceFor } from '@practice/desk/advice';
import { type Factor, type FactorState, factorNames } from '@practice/desk/factors';
import type { SavedScoring } from '@practice/desk/scoring';

/** A finding, and the words it is based on. */
export interface FindingRow {
  factor: Factor;
  state: FactorState;
  /** Whether nothing needs to change. */
  isFine: boolean;
  /** The client's words. */
  said: string | undefined;
  /** Whether the finding follows from other findings. */
  isImplied: boolean;
}

/** Returns all findings, those with the most points first and those that are fine last. */
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
