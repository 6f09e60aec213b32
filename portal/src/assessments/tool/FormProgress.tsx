import { questions } from '@practice/contract/questionnaire';
import type { Answers } from '@practice/desk/answers';
import type { ReactNode } from 'react';
import { Dashes } from '../Dashes.tsx';
import styles from './FormProgress.module.css';

export function missingAnswers(values: Partial<Answers>) {
  return questions.flatMap(({ name, label, min }, at) =>
    (values[name] ?? '').trim().length < min ? [{ name, label, number: at + 1 }] : [],
  );
}

type Missing = ReturnType<typeof missingAnswers>;

interface FormProgressProps {
  missing: Missing;
  open: number | undefined;
  children: ReactNode;
}

export function FormProgress({ missing, open, children }: FormProgressProps) {
  const total = questions.length;
  return (
    <div className={`stack gap-2 text-sm text-strong sticky ${styles.progress}`}>
      <p>
        {open !== undefined && open < total
          ? `${open + 1} of ${total}`
          : `${total - missing.length} of ${total} answered`}
      </p>
      <Dashes
        colors={questions.map(({ name }, at) => {
          if (at === open) return 'accent';
          return missing.some((each) => each.name === name) ? 'line' : 'action';
        })}
      />
      {children}
    </div>
  );
}

export function MissingAnswers(props: { missing: Missing; onOpen: (question: number) => void }) {
  const { missing, onOpen } = props;
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
                onOpen(number - 1);
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
