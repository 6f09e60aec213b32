import styles from './ErrorSummary.module.css';

export interface Fault {
  /** The id of the control to go to. */
  id: string;
  label: string;
}

/**
 * Says after a failed submit which fields need another look; what is wrong stands beside each. The region is
 * always there, so that screen readers hear it filled. `round` counts the submits, so that each is heard.
 */
export function ErrorSummary({ faults, round }: { faults: readonly Fault[]; round: number }) {
  return (
    <div className={styles.region} role="alert">
      {faults.length > 0 && (
        <p className={styles.summary} key={round}>
          {faults.length === 1 ? 'One field needs' : `${faults.length} fields need`} another look:{' '}
          {faults.map((fault, at) => (
            <span key={fault.id}>
              {at > 0 && ', '}
              <a
                href={`#${fault.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fault.id)?.focus();
                }}
              >
                {fault.label}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
