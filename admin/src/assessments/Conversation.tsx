import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { dayAndTime } from '@practice/contract/format';
import { hasEmergency, needsDoctor } from '@practice/desk/emergency';
import { Badge } from '@practice/ui/Badge';
import styles from './Assessments.module.css';
import { withoutMarks } from './plain-text.ts';
import { Section } from './Section.tsx';

interface ConversationProps {
  assessment: AdminAssessmentDetails;
  /** The client's name. */
  name: string;
}

/** The chat of the client with the AI. */
export function Conversation({ assessment, name }: ConversationProps) {
  const { kind, messages, recommendations } = assessment;
  if (kind !== 'ai') return null;
  return (
    <Section heading="Conversation">
      <ol className={`stack gap-4 plain-list ${styles.conversation}`}>
        {messages.map(({ role, content, createdAt, redFlags }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no number, and their order is their own
          <li key={at} className={role === 'user' ? styles.client : undefined}>
            <p className={`text-xs text-soft ${styles.soft}`}>
              <strong>{role === 'user' ? name : 'Assistant'}</strong> ·{' '}
              <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
              {needsDoctor(redFlags) && (
                <>
                  {' '}
                  <Badge tone="danger">{hasEmergency(redFlags) ? 'Emergency' : 'Red flag'}</Badge>
                </>
              )}
            </p>
            <p className={styles.text}>
              {role === 'user'
                ? content
                : content === recommendations
                  ? 'The recommendations above.'
                  : withoutMarks(content)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
