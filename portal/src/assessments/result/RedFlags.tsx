import type { RedFlag } from '@practice/contract/care';
import { phoneHref, practice } from '@practice/contract/practice';
import { Notice } from '@practice/ui/Notice';
import styles from './RedFlags.module.css';

/** What a doctor has to look at, before any talk of desks: calm, and with the person's own words. */
export function RedFlags({ flags }: { flags: readonly RedFlag[] }) {
  const urgent = flags.filter(({ kind }) => kind === 'emergency');
  const others = flags.filter(({ kind }) => kind === 'soon');
  return (
    <>
      {urgent.length > 0 && (
        <Notice tone="danger" title={<span className={styles.title}>Please get medical care now</span>}>
          <p>
            You wrote something that a desk can’t explain and that shouldn’t wait. Go to an emergency room, or
            call <a href="tel:911">911</a>. Your desk can wait.
          </p>
          <Said flags={urgent} />
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="warning" title={<span className={styles.title}>Please see a doctor about this</span>}>
          <p>
            It’s often harmless, but it should be looked at soon, before you change anything at your desk.
            Questions? Call us at <a href={phoneHref}>{practice.phone}</a>.
          </p>
          <Said flags={others} />
        </Notice>
      )}
    </>
  );
}

function Said({ flags }: { flags: readonly RedFlag[] }) {
  return (
    <ul className={styles.said}>
      {flags.map(({ topic, said }) => (
        <li key={`${topic} ${said}`}>
          {topic}: <q>{said}</q>
        </li>
      ))}
    </ul>
  );
}
