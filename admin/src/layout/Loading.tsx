import styles from './Loading.module.css';

/** A spinner: the brand's arc, turning. */
export function Loading({ fills }: { fills: 'window' | 'page' }) {
  return (
    <div className={fills === 'window' ? styles.window : styles.page} role="status">
      <svg
        className={styles.arc}
        width="40"
        height="40"
        viewBox="0 0 40 40"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle className={styles.track} cx="20" cy="20" r="17" />
        <path d="M20 3a17 17 0 0 1 17 17" stroke="currentColor" />
      </svg>
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
