import { TextAreaField } from '@practice/ui/Field';
import type { ComponentProps } from 'react';
import styles from './Question.module.css';

interface QuestionProps extends ComponentProps<typeof TextAreaField> {
  number: number;
  /** Shown on demand, so that people write their own answer. */
  example: string;
}

export function Question({ number, example, ...field }: QuestionProps) {
  return (
    <div className={`stack gap-1 ${styles.question}`}>
      <TextAreaField {...field} rows={3} />
      <details className={`text-sm text-soft ${styles.example}`}>
        <summary>
          Show an example<span className="visually-hidden"> for question {number}</span>
        </summary>
        <p>“{example}”</p>
      </details>
    </div>
  );
}
