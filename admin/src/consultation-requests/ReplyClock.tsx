import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { useNow } from '../layout/useNow.ts';
import styles from './ReplyClock.module.css';
import { replyClock } from './reply-clock.ts';

const colors: Record<string, string> = { calm: 'var(--color-action)', kept: 'var(--color-success)' };

const circle = 'M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16';

export function ReplyClock({ request }: { request: ConsultationRequest }) {
  const { text, tone, left } = replyClock(request, useNow());
  return (
    <span className={`${styles.clock} ${styles[tone]}`}>
      <svg
        width="18"
        height="18"
        viewBox="0 0 20 20"
        fill="none"
        strokeWidth="2.5"
        aria-hidden="true"
        color={colors[tone]}
      >
        {tone === 'kept' || tone === 'late' ? (
          <path d="m4 10.5 4 4 8-9" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
        ) : (
          <>
            <path d={circle} stroke={tone === 'overdue' ? 'currentColor' : 'var(--color-line)'} />
            <path d={circle} pathLength="1" stroke="currentColor" strokeDasharray={`${left} 1`} />
          </>
        )}
      </svg>
      {text}
    </span>
  );
}
