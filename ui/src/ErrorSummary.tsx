import styles from './ErrorSummary.module.css';
import { Notice } from './Notice.tsx';

interface ErrorSummaryProps {
  errors: readonly { id: string; label: string }[];
  /** The number of submits so far, so that screen readers announce the summary after each. */
  submitCount: number;
}

/** Lists the fields with an error after a refused submit. The live region is always in the page, so that changes are announced. */
export function ErrorSummary({ errors, submitCount }: ErrorSummaryProps) {
  return (
    <div className="live" role="alert">
      {errors.length > 0 && (
        <Notice tone="danger" key={submitCount}>
          <div className={`text-sm ${styles.summary}`}>
            {errors.length === 1 ? 'One field needs' : `${errors.length} fields need`} another look:{' '}
            {errors.map(({ id, label }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {label}
                </a>
              </span>
            ))}
            .
          </div>
        </Notice>
      )}
    </div>
  );
}
