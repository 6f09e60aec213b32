import { adviceFor } from '@practice/desk/advice';
import type { Factor } from '@practice/desk/factors';
import type { AssessmentScoring } from '@practice/desk/scoring';
import type { Understood } from '@practice/desk/understanding';

/** What was understood of a desk, what weighs most first. */
export function findingRows(scoring: AssessmentScoring, understood: readonly Understood[]) {
  const weightOf = (factor: Factor) =>
    scoring.points.filter((each) => each.factor === factor).reduce((sum, { weight }) => sum + weight, 0);
  return understood
    .flatMap(({ state, ...one }) =>
      state === null ? [] : { ...one, state, isFine: adviceFor(one.factor, state) === undefined },
    )
    .toSorted(
      (one, other) =>
        Number(one.isFine) - Number(other.isFine) || weightOf(other.factor) - weightOf(one.factor),
    );
}
