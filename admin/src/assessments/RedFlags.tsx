import type { CareKind, RedFlag } from '@practice/contract/care';
import { Badge } from '@practice/ui/Badge';
import { Notice } from '@practice/ui/Notice';
import styles from './Assessments.module.css';
import { capital } from './plain-text.ts';

const kinds = {
  emergency: { tone: 'danger', text: 'Emergency' },
  soon: { tone: 'warning', text: 'Doctor within days' },
} as const satisfies Record<CareKind, object>;

const headingId = 'red-flags-heading';

/** What comes before any desk, in the person's own words. */
export function RedFlags({ flags }: { flags: readonly RedFlag[] }) {
  return (
    <section aria-labelledby={headingId}>
      <Notice tone="danger" className={styles.flags}>
        <h2 id={headingId}>Red flags</h2>
        <ul>
          {flags.map(({ kind, topic, said }) => (
            <li key={topic}>
              <p className={styles.flag}>
                <strong>{capital(topic)}</strong>
                <Badge tone={kinds[kind].tone}>{kinds[kind].text}</Badge>
              </p>
              <blockquote className={styles.said}>“{said}”</blockquote>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
