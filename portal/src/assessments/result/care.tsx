import type { Assessment } from '@practice/contract/assessments';
import { openEmergencies, questionAbout, questionText } from '@practice/desk/asking';
import { type CareKind, careFor, type RedFlag } from '@practice/desk/care';
import { callsIn, isRecent, reasonsFor, saidAt } from '@practice/desk/emergency';
import { ButtonLink, type ButtonVariant } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import type { ComponentProps } from 'react';
import { takeFocus } from '../../layout/focus.ts';
import { addressOf } from '../address.ts';
import { ViewLink } from '../ViewLink.tsx';
import styles from './care.module.css';

type UrgentNoticeProps = ComponentProps<typeof Notice> & { takesFocus: boolean };

/** It can take the focus when it appears, so that it is visible and read aloud. */
export function UrgentNotice({ takesFocus, ...rest }: UrgentNoticeProps) {
  return (
    <Notice
      {...rest}
      className={`${styles.emergency} ${styles.now}`}
      ref={takesFocus ? takeFocus : undefined}
      tabIndex={-1}
    />
  );
}

export function EmergencySummary({ assessment }: { assessment: Assessment }) {
  const { id, redFlags, assessmentDate } = assessment;
  const question = questionAbout(openEmergencies(redFlags));
  if (question) {
    return (
      <div className="stack gap-2 edge edge-danger" lang={question.language}>
        <p className="text-strong">{question.first}</p>
        <CallButtons first={question.calls} />
        <p className="break-anywhere">{questionText(question)}</p>
        <p lang="en">
          <ViewLink to={addressOf({ name: 'tool', step: 'results', id })}>Answer yes or no</ViewLink>, and
          we’ll know whether to score your desk.
        </p>
      </div>
    );
  }
  const care = careFor(redFlags);
  if (!care) return null;
  const isNow = isRecent(saidAt(redFlags, assessmentDate));
  return (
    <div className={`stack gap-2 edge ${isNow ? 'edge-danger' : ''}`}>
      <Reasons flags={redFlags} kind="emergency" />
      <p>
        {!isNow && 'That came before your desk, so there are no scores. If it’s still so, or it comes back: '}
        {isNow ? <strong>{care.first.join(' ')}</strong> : care.first.join(' ')}
      </p>
      <CallButtons first={care.first} variant={isNow ? 'danger' : 'secondary'} />
    </div>
  );
}

interface CallButtonsProps {
  first: readonly string[];
  variant?: ButtonVariant;
}

export function CallButtons({ first, variant = 'danger' }: CallButtonsProps) {
  const calls = callsIn(first);
  if (calls.length === 0) return null;
  return (
    <div className={`cluster ${styles.calls}`}>
      {calls.map(({ label, href }, at) => (
        <ButtonLink key={href} variant={at === 0 ? variant : 'secondary'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

export function Reasons({ flags, kind, when }: { flags: readonly RedFlag[]; kind: CareKind; when?: string }) {
  // The lists are named by their verbs: `wrote` and `checked`.
  return Object.entries(reasonsFor(flags, kind)).map(
    ([verb, quotes]) =>
      quotes.length > 0 && (
        <p key={verb} className="break-anywhere">
          You {verb}
          {when && ` this ${when}`}:{' '}
          {quotes.map((quote, at) => (
            <span key={quote}>
              {at > 0 && ', '}
              <q>{quote}</q>
            </span>
          ))}
        </p>
      ),
  );
}
