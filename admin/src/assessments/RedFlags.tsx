import { Alert } from '@mui/material';
import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { timeInSentence } from '@practice/contract/format';
import { mayBeEmergency, needsConfirmation, questionAbout } from '@practice/desk/asking';
import type { CareKind, RedFlag } from '@practice/desk/care';
import { needsDoctor, reasonsFor } from '@practice/desk/emergency';
import { Link } from 'react-router';
import { Badge } from '../badges/Badges.tsx';
import { capitalized } from './plain-text.ts';

const kinds = {
  emergency: { tone: 'danger', text: 'Emergency' },
  soon: { tone: 'warning', text: 'See a doctor within days' },
  unclear: { tone: 'info', text: 'Unclear' },
} as const satisfies Record<CareKind, object>;

const headingId = 'red-flags-heading';

export function RedFlags({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { redFlags, messages, userId } = assessment;
  const flagged = messages.filter((message) => message.redFlags.length > 0);
  const all = [...redFlags, ...flagged.flatMap((message) => message.redFlags)];
  if (all.length === 0) return null;
  const isUrgent = mayBeEmergency(all);
  const isSerious = isUrgent || needsDoctor(all);
  return (
    <section aria-labelledby={headingId}>
      <Alert
        severity={isSerious ? 'error' : 'info'}
        role="none"
        slotProps={{ message: { className: 'stack break-anywhere' } }}
      >
        <h2 id={headingId}>
          {isSerious
            ? 'Red flags'
            : all.some((flag) => flag.isAsked)
              ? 'Signs we asked about'
              : 'Unclear signs'}
        </h2>
        {isUrgent && (
          <p>
            {needsConfirmation(all)
              ? 'We asked whether it’s happening now, with 911 above the question. They haven’t answered.'
              : 'We showed them what to do and who to call.'}{' '}
            We didn’t tell them that you’d see this. <Link to={`/clients/${userId}`}>How to reach them</Link>
          </p>
        )}
        {redFlags.length > 0 && <FlagList flags={redFlags} />}
        {flagged.map((message) => (
          <div key={message.createdAt} className="stack gap-2">
            <h3 className="text-sm">
              Asked in the chat, <time dateTime={message.createdAt}>{timeInSentence(message.createdAt)}</time>
            </h3>
            <FlagList flags={message.redFlags} />
          </div>
        ))}
      </Alert>
    </section>
  );
}

const FlagList = ({ flags }: { flags: readonly RedFlag[] }) => (
  <ul className="stack gap-4">
    {flags.map((flag) => (
      <Flag key={`${flag.topic} ${flag.said}`} flag={flag} />
    ))}
  </ul>
);

function Flag({ flag }: { flag: RedFlag }) {
  const { kind, topic, said, isAsked, isSo, answeredAt } = flag;
  const question = isAsked && questionAbout([flag]);
  const { tone, text } = kinds[kind];
  return (
    <li>
      <p className="cluster row-gap-1">
        <strong>{capitalized(topic)}</strong>
        <Badge tone={isSo === false ? 'neutral' : tone}>{text}</Badge>
        {question && isSo === undefined && <Badge tone="warning">Not answered</Badge>}
      </p>
      <p className="text-xs text-soft">
        {reasonsFor([{ kind, topic, said }], kind).checked.length > 0 ? 'Checked' : 'Wrote'}
      </p>
      <blockquote className="quoted">“{said}”</blockquote>
      {question && (
        <p>
          We asked: <span lang={question.language}>“{question.ask}”</span>{' '}
          {answeredAt && (
            <>
              They answered <strong>{isSo ? 'yes' : 'no'}</strong>{' '}
              <time dateTime={answeredAt}>{timeInSentence(answeredAt)}</time>.
            </>
          )}
        </p>
      )}
    </li>
  );
}
