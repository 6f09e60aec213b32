import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import type { CareKind, RedFlag } from '@practice/desk/care';
import { Badge } from '@practice/ui/Badge';
import { Notice } from '@practice/ui/Notice';
import { dayAndTime } from '../practice-days.ts';
import styles from './Assessments.module.css';
import { capital } from './plain-text.ts';

const kinds = {
  emergency: { tone: 'danger', text: 'Emergency' },
  soon: { tone: 'warning', text: 'Doctor within days' },
  unclear: { tone: 'info', text: 'Unclear' },
} as const satisfies Record<CareKind, object>;

const headingId = 'red-flags-heading';

/** What comes before any desk, in the person's own words: in their answers, and in what they asked later. */
export function RedFlags({ assessment: { redFlags, messages } }: { assessment: AdminAssessmentDetails }) {
  const asked = messages.filter((message) => message.redFlags.length > 0);
  if (redFlags.length === 0 && asked.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Notice tone="danger" className={styles.flags}>
        <h2 id={headingId}>Red flags</h2>
        {redFlags.length > 0 && <FlagList flags={redFlags} />}
        {asked.map((message) => (
          <div key={message.createdAt} className={styles.asked}>
            <h3>
              Asked in the chat, <time dateTime={message.createdAt}>{dayAndTime(message.createdAt)}</time>
            </h3>
            <FlagList flags={message.redFlags} />
          </div>
        ))}
      </Notice>
    </section>
  );
}

function FlagList({ flags }: { flags: readonly RedFlag[] }) {
  return (
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
  );
}
