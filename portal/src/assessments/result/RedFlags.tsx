import { longDate } from '@practice/contract/format';
import { phoneHref, practice } from '@practice/contract/practice';
import { careFor, type RedFlag } from '@practice/desk/care';
import { callsIn, isRecent, saidAt } from '@practice/desk/emergency';
import { Notice } from '@practice/ui/Notice';
import styles from './care.module.css';
import { CallButtons, Reasons, UrgentNotice } from './care.tsx';

interface RedFlagsProps {
  flags: readonly RedFlag[];
  writtenAt: string;
  takesFocus?: boolean;
}

export function RedFlags({ flags, writtenAt, takesFocus = false }: RedFlagsProps) {
  const care = careFor(flags);
  if (!care) return null;
  const { kind, first } = care;
  const spanish = care.spanish && <p lang="es">{care.spanish}</p>;
  const reasons = <Reasons flags={flags} kind={kind} />;
  const title = first.map((sentence, at) => (
    <span key={sentence} className={at === 0 ? `text-lg leading-snug ${styles.mostUrgent}` : 'block mt-2'}>
      {sentence}
    </span>
  ));
  const explanation = care.why.map((sentence) => <p key={sentence}>{sentence}</p>);

  if (kind === 'unclear') {
    return (
      <Notice>
        <p>{[...care.why, ...first].join(' ')}</p>
        {spanish}
        {reasons}
      </Notice>
    );
  }
  if (kind === 'soon') {
    return (
      <Notice tone="warning" title={title}>
        {spanish}
        {reasons}
        {explanation}
        <p>{care.desk}</p>
      </Notice>
    );
  }
  // An emergency of an earlier day is shown less urgently.
  if (!isRecent(saidAt(flags, writtenAt))) {
    return (
      <Notice tone="warning" className={styles.emergency}>
        <Reasons flags={flags} kind={kind} when={`on ${longDate(writtenAt)}`} />
        <p className="text-strong">If it’s still so, or it comes back: {first.join(' ')}</p>
        {spanish}
        <CallButtons first={first} variant="secondary" />
        {explanation}
        <p className="text-sm text-soft">
          If you’ve been seen since, we’ll gladly look at your desk: start a new assessment.
        </p>
      </Notice>
    );
  }
  return (
    <UrgentNotice tone="danger" takesFocus={takesFocus} title={title}>
      <CallButtons first={first} />
      {spanish}
      {reasons}
      {explanation}
      <ul className="stack gap-1 text-list">
        {callsIn(first).flatMap(({ steps }) => steps.map((step) => <li key={step}>{step}</li>))}
      </ul>
      <p className="text-sm text-soft">
        {care.desk} Our number, for later: <a href={phoneHref}>{practice.phone}</a>.
      </p>
    </UrgentNotice>
  );
}
