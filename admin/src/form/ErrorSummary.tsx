import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** The label of each field that needs another look, by its name in the form. */
  faults: ReadonlyArray<{ name: string; label: string }>;
  onGo: (name: string) => void;
}

/** Says after a failed save which fields need another look; what is wrong stands beside each. */
export function ErrorSummary({ faults, onGo }: ErrorSummaryProps) {
  return (
    <div role="alert">
      {faults.length > 0 && (
        <p className={styles.summary}>
          {faults.length === 1 ? 'One field needs' : `${faults.length} fields need`} another look:{' '}
          {faults.map(({ name, label }, at) => (
            <span key={name} className={styles.name}>
              <button type="button" onClick={() => onGo(name)}>
                {label}
              </button>
              {at < faults.length - 1 ? ', ' : '.'}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
