import styles from './Spinner.module.css';

export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 8.46 5.92" />
      </svg>
      {label && <span className="text-soft">{label}</span>}
    </span>
  );
}
