import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { useNow } from '../layout/useNow.ts';
import styles from './ReplyClock.module.css';
import { replyClock } from './reply-clock.ts';

/** Shows how much of the promised time for an answer is left. */
export function ReplyClock({ request }: { request: ConsultationRequest }) {
  const { text, tone, left } = replyClock(request, useNow());
  return (
    <span className={`${styles.clock} ${styles[tone]}`}>
      <svg width="18" height="18" viewBox="0 0 20 20" fill="none" strokeWidth="2.5" aria-hidden="true">
        {tone === 'kept' || tone === 'late' ? (
          <path d="m4 10.5 4 4 8-9" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
        ) : (
          <>
            <circle className={styles.track} cx="10" cy="10" r="8" />
            <circle
              cx="10"
              cy="10"
              r="8"
              pathLength="100"
              stroke="currentColor"
              strokeDasharray={`${left * 100} 100`}
              transform="rotate(-90 10 10)"
            />
          </>
        )}
      </svg>
      {text}
    </span>
  );
}
