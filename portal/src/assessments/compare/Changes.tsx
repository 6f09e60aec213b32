import { adviceFor } from '@practice/desk/advice';
import { findingIn } from '@practice/desk/advice-by-setting';
import { type Factor, type FactorState, factorNames } from '@practice/desk/factors';
import { pointChanges, pointChangesText } from '@practice/desk/how-scored';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { Section } from '../result/notices.tsx';

export function Changes({ from, to }: { from: AssessmentScoring; to: AssessmentScoring }) {
  const { resolved = [], added = [], remaining = [], right = [], unmentioned = [] } = changesOf(from, to);
  const points = pointChanges(from, to);
  const before = ({ factor, before: state }: Change) => state && findingIn(from, factor, state);
  const after = ({ factor, after: state }: Change) => state && findingIn(to, factor, state);
  const last = (change: Change) => `Last time: ${before(change)}`;
  const fixed = (change: Change) => after(change) ?? `${last(change)} Nothing points to it now.`;
  const still = (change: Change) =>
    change.before === change.after ? after(change) : `${after(change)} Before: ${before(change)}`;
  const sections = [
    ['Fixed', resolved, fixed],
    ['New', added, after],
    ['Still to do', remaining, still],
    ['Also right now', right, after],
    ['Not mentioned this time', unmentioned, last],
  ] as const;
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

type Change = NonNullable<ReturnType<typeof changesOf>['added']>[number];

type Scoring = Pick<AssessmentScoring, 'findings' | 'implied'>;

/** What is `right` suits this time, and was not mentioned before. */
export function changesOf(earlier: Scoring, later: Scoring) {
  const before = { ...earlier.implied, ...earlier.findings };
  const after = { ...later.implied, ...later.findings };
  const changes = factorNames.map((factor) => ({ factor, before: before[factor], after: after[factor] }));
  return Object.groupBy(changes, ({ factor, before, after }) => {
    const wasRisk = isRisk(factor, before);
    if (earlier.findings[factor] !== undefined && after === undefined) return 'unmentioned';
    if (isRisk(factor, after)) return wasRisk ? 'remaining' : 'added';
    if (wasRisk) return 'resolved';
    return before === undefined && after !== undefined ? 'right' : 'unchanged';
  });
}

export function difference(before: number | null, after: number | null): string | undefined {
  if (before === null || after === null) return undefined;
  if (before === after) return 'the same';
  return after > before ? `+${after - before}` : `−${before - after}`;
}

function isRisk(factor: Factor, state: FactorState | undefined): boolean {
  return state !== undefined && adviceFor(factor, state) !== undefined;
}
