import { questions } from '@practice/contract/questionnaire';
import styles from './FormProgress.module.css';
import type { Progress } from './progress.ts';

export function FormProgress({ answered, total, missing }: Progress) {
  const isMissing = new Set(missing.map(({ name }) => name));
  return (
    <div className={`stack gap-2 text-sm text-strong ${styles.progress}`}>
      <p>
        {answered} of {total} answered
      </p>
      <div className={styles.ticks} aria-hidden="true">
        {questions.map(({ name }) => (
          <span key={name} className={isMissing.has(name) ? styles.unanswered : styles.answered} />
        ))}
      </div>
      <div className={styles.list}>
        <MissingAnswers missing={missing} />
      </div>
    </div>
  );
}

/** Links to the unanswered questions. */
export function MissingAnswers({ missing }: Pick<Progress, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <div className={`stack gap-1 text-sm ${styles.missing}`}>
      <p>{missing.length === 1 ? '1 question left:' : `${missing.length} questions left:`}</p>
      <ul className="cluster gap-4 row-gap-1 plain-list">
        {missing.map(({ name, number, label }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {number}. {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
