import { adviceFor } from '@practice/desk/advice';
import { type Factor, type FactorState, factorNames } from '@practice/desk/factors';
import type { AssessmentScoring } from '@practice/desk/scoring';

export interface Change {
  factor: Factor;
  before: FactorState | undefined;
  after: FactorState | undefined;
}

/** What is `right` suits this time, and was not mentioned before. */
type Changes = Record<'resolved' | 'added' | 'remaining' | 'right' | 'unmentioned', Change[]>;

type Scoring = Pick<AssessmentScoring, 'findings' | 'implied'>;

export function changesOf(earlier: Scoring, later: Scoring): Changes {
  const before = { ...earlier.implied, ...earlier.findings };
  const after = { ...later.implied, ...later.findings };
  const changes: Changes = { resolved: [], added: [], remaining: [], right: [], unmentioned: [] };
  for (const factor of factorNames) {
    const change = { factor, before: before[factor], after: after[factor] };
    const wasRisk = isRisk(factor, change.before);
    const wasStated = earlier.findings[factor] !== undefined;
    if (wasStated && change.after === undefined) changes.unmentioned.push(change);
    else if (wasRisk && isRisk(factor, change.after)) changes.remaining.push(change);
    else if (wasRisk) changes.resolved.push(change);
    else if (isRisk(factor, change.after)) changes.added.push(change);
    else if (change.before === undefined && change.after !== undefined) changes.right.push(change);
  }
  return changes;
}

export function difference(before: number | null, after: number | null): string | undefined {
  if (before === null || after === null) return undefined;
  if (before === after) return 'the same';
  return after > before ? `+${after - before}` : `−${before - after}`;
}

function isRisk(factor: Factor, state: FactorState | undefined): boolean {
  return state !== undefined && adviceFor(factor, state) !== undefined;
}
