import { longDate } from '@practice/contract/format';
import { phoneHref, practice } from '@practice/contract/practice';
import { type CareMessage, careFor, type RedFlag } from '@practice/desk/care';
import { callsIn, isOfNow } from '@practice/desk/emergency';
import { Notice } from '@practice/ui/Notice';
import { useEffect, useRef } from 'react';
import { CallButtons, Reasons } from './care.tsx';
import styles from './RedFlags.module.css';

interface RedFlagsProps {
  flags: readonly RedFlag[];
  /** ISO 8601. */
  writtenAt: string;
  /** An emergency takes the focus when it appears, so that it is visible and read aloud. */
  takesFocus?: boolean;
}

/** Explains what to do about warning signs, with quotes of the person and the reasons. */
export function RedFlags({ flags, writtenAt, takesFocus = false }: RedFlagsProps) {
  const care = careFor(flags);
  if (!care) return null;
  if (care.kind === 'emergency') {
    return isOfNow(writtenAt) ? (
      <Emergency care={care} flags={flags} takesFocus={takesFocus} />
    ) : (
      <PastEmergency care={care} flags={flags} date={longDate(writtenAt)} />
    );
  }
  if (care.kind === 'unclear') {
    return (
      <Notice>
        <p>
          {care.why.join(' ')} {care.first.join(' ')}
        </p>
        <Spanish care={care} />
        <Reasons flags={flags} kind={care.kind} />
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={<Title care={care} />}>
      <Spanish care={care} />
      <Reasons flags={flags} kind={care.kind} />
      <Explanation care={care} />
      <p>{care.desk}</p>
    </Notice>
  );
}

interface EmergencyProps {
  care: CareMessage;
  flags: readonly RedFlag[];
}

function Emergency({ care, flags, takesFocus }: EmergencyProps & { takesFocus: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return (
    <Notice
      tone="danger"
      className={`${styles.emergency} ${styles.now}`}
      ref={notice}
      tabIndex={-1}
      title={<Title care={care} />}
    >
      <CallButtons first={care.first} />
      <Spanish care={care} />
      <Reasons flags={flags} kind="emergency" />
      <Explanation care={care} />
      <ul className="stack gap-1" style={{ paddingInlineStart: 'var(--space-5)' }}>
        {callsIn(care.first)
          .flatMap(({ steps }) => steps)
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ul>
      <p className="text-sm text-soft">
        {care.desk} Our number, for later: <a href={phoneHref}>{practice.phone}</a>.
      </p>
    </Notice>
  );
}

/** An emergency of an earlier day, which is shown less urgently. */
function PastEmergency({ care, flags, date }: EmergencyProps & { date: string }) {
  return (
    <Notice tone="warning" className={styles.emergency}>
      <Reasons flags={flags} kind="emergency" when={`on ${date}`} />
      <p className="text-strong">If it’s still so, or it comes back: {care.first.join(' ')}</p>
      <Spanish care={care} />
      <CallButtons first={care.first} variant="secondary" />
      <Explanation care={care} />
      <p className="text-sm text-soft">
        If you’ve been seen since, we’ll gladly look at your desk: start a new assessment.
      </p>
    </Notice>
  );
}

function Title({ care: { first } }: { care: CareMessage }) {
  const [mostUrgent, ...others] = first;
  return (
    <>
      <span className={styles.mostUrgent}>{mostUrgent}</span>
      {others.map((sentence) => (
        <span key={sentence} style={{ display: 'block', marginBlockStart: 'var(--space-2)' }}>
          {sentence}
        </span>
      ))}
    </>
  );
}

function Spanish({ care }: { care: CareMessage }) {
  return care.spanish ? <p lang="es">{care.spanish}</p> : null;
}

function Explanation({ care }: { care: CareMessage }) {
  return care.why.map((sentence) => <p key={sentence}>{sentence}</p>);
}
