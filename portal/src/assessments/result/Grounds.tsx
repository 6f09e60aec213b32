import type { CareKind, RedFlag } from '@practice/desk/care';
import { reasonsFor } from '@practice/desk/emergency';
import styles from './Grounds.module.css';

interface GroundsProps {
  flags: readonly RedFlag[];
  kind: CareKind;
  /** Said of what is not of today, such as 'on March 5, 2026'. */
  when?: string | undefined;
}

/** What care rests on: the person's own words, and what they checked. */
export function Grounds({ flags, kind, when }: GroundsProps) {
  const { wrote, checked } = reasonsFor(flags, kind);
  return (
    <>
      <Said verb="wrote" said={wrote} when={when} />
      <Said verb="checked" said={checked} when={when} />
    </>
  );
}

function Said({ verb, said, when }: { verb: string; said: readonly string[]; when: string | undefined }) {
  if (said.length === 0) return null;
  return (
    <p className={styles.said}>
      You {verb}
      {when && ` this ${when}`}:{' '}
      {said.map((words, at) => (
        <span key={words}>
          {at > 0 && ', '}
          <q>{words}</q>
        </span>
      ))}
    </p>
  );
}
