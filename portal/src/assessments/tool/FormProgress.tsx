import { questions } from '@practice/contract/questionnaire';
import type { Answers } from '@practice/desk/answers';
import type { ReactNode } from 'react';
import { Dashes } from '../Dashes.tsx';
import styles from './FormProgress.module.css';

/** The places of the questions that are not answered yet. */
export const missingAnswers = (values: Partial<Answers>) =>
  questions.flatMap(({ name, min }, at) => ((values[name] ?? '').trim().length < min ? at : []));

interface FormProgressProps {
  missing: readonly number[];
  open: number | undefined;
  children: ReactNode;
}

export function FormProgress({ missing, open, children }: FormProgressProps) {
  const total = questions.length;
  return (
    <div className={`stack gap-2 text-sm sticky ${styles.progress}`}>
      <p className="text-strong">
        {open !== undefined && open < total
          ? `${open + 1} of ${total}`
          : `${total - missing.length} of ${total} answered`}
      </p>
      <Dashes
        colors={questions.map((_, at) => (at === open ? 'accent' : missing.includes(at) ? 'line' : 'action'))}
      />
      {children}
    </div>
  );
}

export function MissingAnswers({ missing, onOpen }: { missing: number[]; onOpen: (at: number) => void }) {
  if (missing.length === 0) return null;
  return (
    <div className={`stack gap-1 text-sm ${styles.missing}`}>
      <p>{missing.length === 1 ? '1 question left:' : `${missing.length} questions left:`}</p>
      <ul className="cluster gap-4 row-gap-1 plain-list">
        {missing.map((at) => (
          <li key={at}>
            <a
              href={`#${questions[at]?.name}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(at);
              }}
            >
              {at + 1}. {questions[at]?.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
