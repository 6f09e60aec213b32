import { adviceFor } from '@practice/desk/advice';
import { findingIn } from '@practice/desk/advice-by-setting';
import { type Factor, type FactorState, factorNames } from '@practice/desk/factors';
import { pointChanges, pointChangesText } from '@practice/desk/how-scored';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { Section } from '../result/notices.tsx';

export function Changes({ from, to }: { from: AssessmentScoring; to: AssessmentScoring }) {
  const { resolved, added, remaining, right, unmentioned } = changesOf(from, to);
  const points = pointChanges(from, to);
  const before = ({ factor, before: state }: Change) => state && findingIn(from, factor, state);
  const after = ({ factor, after: state }: Change) => state && findingIn(to, factor, state);

  const sections: [title: string, changes: Change[], textOf: (change: Change) => string | undefined][] = [
    [
      'Fixed',
      resolved,
      (change) => after(change) ?? `Last time: ${before(change)} Nothing points to it now.`,
    ],
    ['New', added, after],
    [
      'Still to do',
      remaining,
      (change) =>
        change.before === change.after ? after(change) : `${after(change)} Before: ${before(change)}`,
    ],
    ['Also right now', right, after],
    ['Not mentioned this time', unmentioned, (change) => `Last time: ${before(change)}`],
  ];
  const shown = sections.filter(([, changes]) => changes.length > 0);
  if (shown.length === 0) return <p>Nothing needed to change, then or now.</p>;
  return (
    <div className="columns gap-6 row-gap-5 columns-20">
      {shown.map(([title, changes, textOf]) => (
        <Section key={title} title={`${title} (${changes.length})`}>
          <ul className="plain-list ruled">
            {changes.map((change) => (
              <li key={change.factor}>
                {textOf(change)}
                <span className="text-sm text-soft block">
                  {pointChangesText(points.filter(({ factor }) => factor === change.factor))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

interface Change {
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
