import type { AssessmentDetails } from '@practice/contract/assessments';
import { afterCare } from '@practice/desk/care';
import styles from './Advice.module.css';
import { FixList } from './FixList.tsx';
import { LazyMarkdown } from './LazyMarkdown.tsx';

/** The changes step by step where they are known, otherwise as text. */
export function Advice({ details: { fixes, recommendations, redFlags } }: { details: AssessmentDetails }) {
  if (fixes.length === 0) {
    return recommendations ? (
      <LazyMarkdown text={afterCare(recommendations, redFlags)} />
    ) : (
      <p>There are no recommendations with this assessment.</p>
    );
  }
  const first = fixes.filter(({ isFirst }) => isFirst);
  const others = fixes.filter(({ isFirst }) => !isFirst);
  return (
    <>
      {first.length > 0 && <p>Start here. You don’t have to do it all at once.</p>}
      <FixList fixes={first} />
      {others.length > 0 && (
        <details className={styles.more} open={first.length === 0}>
          <summary>{others.length === 1 ? 'One more change' : `${others.length} more changes`}</summary>
          <FixList fixes={others} start={first.length + 1} />
        </details>
      )}
    </>
  );
}
