import { careFor, type RedFlag, wordsOf } from '@practice/desk/care';
import { ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import styles from './RedFlags.module.css';

/** What comes before any talk of desks: what to do, then why, with the person's own words. Calm, and alone if it is urgent. */
export function RedFlags({ flags }: { flags: readonly RedFlag[] }) {
  const care = careFor(flags);
  if (!care) return null;
  const isUrgent = care.kind === 'emergency';
  const numbers = new Set(care.first.join(' ').match(/\b(?:911|988)\b/g));
  return (
    <Notice
      tone={isUrgent ? 'danger' : 'warning'}
      title={<span className={styles.title}>{care.first.join(' ')}</span>}
    >
      {care.why.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.said}>
        You wrote:{' '}
        {wordsOf(flags, care.kind).map((said, at) => (
          <span key={said}>
            {at > 0 && ', '}
            <q>{said}</q>
          </span>
        ))}
      </p>
      <p>{care.desk}</p>
      {numbers.size > 0 && (
        <div className={styles.calls}>
          {[...numbers].map((number) => (
            <ButtonLink key={number} variant="danger" href={`tel:${number}`}>
              Call {number}
            </ButtonLink>
          ))}
        </div>
      )}
    </Notice>
  );
}
