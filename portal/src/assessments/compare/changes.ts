import { adviceFor } from '@practice/desk/advice';
import { type Factor, type FactorState, factorNames } from '@practice/desk/factors';
import type { SavedScoring } from '@practice/desk/scoring';

export interface Change {
  factor: Factor;
  before: FactorState | undefined;
  after: FactorState | undefined;
}

/** The problems of both assessments. */
export interface Changes {
  /** Stated to be right now, or no longer implied. */
  gone: Change[];
  fresh: Change[];
  /** Still a problem, the same or another one. */
  still: Change[];
  /** Not mentioned this time, so possibly still there. */
  unmentioned: Change[];
}

type Found = Pick<SavedScoring, 'findings' | 'implied'>;

/** Compares two assessments, the earlier one first. */
export function changesOf(earlier: Found, later: Found): Changes {
  const before = { ...earlier.implied, ...earlier.findings };
  const after = { ...later.implied, ...later.findings };
  const changes: Changes = { gone: [], fresh: [], still: [], unmentioned: [] };
  for (const factor of factorNames) {
    const change = { factor, before: before[factor], after: after[factor] };
    const wasRisk = isRisk(factor, change.before);
    const wasSaid = earlier.findings[factor] !== undefined;
    if (wasRisk && wasSaid && change.after === undefined) changes.unmentioned.push(change);
    else if (wasRisk && isRisk(factor, change.after)) changes.still.push(change);
    else if (wasRisk) changes.gone.push(change);
    else if (isRisk(factor, change.after)) changes.fresh.push(change);
  }
  return changes;
}

/** '+2', '−1', or 'the same'; undefined when a score is missing. */
export function difference(before: number | null, after: number | null): string | undefined {
  if (before === null || after === null) return undefined;
  if (before === after) return 'the same';
  return after > before ? `+${after - before}` : `−${before - after}`;
}

function isRisk(factor: Factor, state: FactorState | undefined): boolean {
  return state !== undefined && adviceFor(factor, state) !== undefined;
}
