import styles from './ErrorSummary.module.css';

export interface SummaryEntry {
  /** The id of the control to go to. */
  id: string;
  label: string;
}

/**
 * Says after a failed submit which fields need another look; what is wrong stands beside each. The region is
 * always there, so that screen readers hear it filled. `round` counts the submits, so that each is heard.
 */
export function ErrorSummary({ errors, round }: { errors: readonly SummaryEntry[]; round: number }) {
  return (
    <div className={styles.region} role="alert">
      {errors.length > 0 && (
        <p className={styles.summary} key={round}>
          {errors.length === 1 ? 'One field needs' : `${errors.length} fields need`} another look:{' '}
          {errors.map((error, at) => (
            <span key={error.id}>
              {at > 0 && ', '}
              <a
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(error.id)?.focus();
                }}
              >
                {error.label}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
