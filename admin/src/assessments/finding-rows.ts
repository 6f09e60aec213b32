import type { AssessmentDetails } from '@practice/contract/assessments';
import { adviceFor } from '@practice/desk/advice';
import { type Factor, factorNames } from '@practice/desk/factors';
import type { AssessmentScoring } from '@practice/desk/scoring';

export function findingRows(scoring: AssessmentScoring, evidence: AssessmentDetails['evidence']) {
  const all = { ...scoring.implied, ...scoring.findings };
  const weightOf = (factor: Factor) =>
    scoring.points.filter((each) => each.factor === factor).reduce((sum, { weight }) => sum + weight, 0);
  return factorNames
    .flatMap((factor) => {
      const state = all[factor];
      if (state === undefined) return [];
      return {
        factor,
        state,
        isFine: adviceFor(factor, state) === undefined,
        quote: evidence[factor]?.text,
        isImplied: scoring.findings[factor] === undefined,
      };
    })
    .toSorted(
      (one, other) =>
        Number(one.isFine) - Number(other.isFine) || weightOf(other.factor) - weightOf(one.factor),
    );
}
