import { questions } from '@practice/contract/questionnaire';
import { type AnswerName, type Answers, answerNames } from '@practice/desk/answers';

export interface Progress {
  answered: number;
  total: number;
  /** In the order of the form. */
  missing: { name: AnswerName; number: number; label: string }[];
}

/** An answer counts as soon as it is long enough. */
export function progressOf(values: Partial<Answers>): Progress {
  const missing = questions.flatMap(({ name, label, min }, at) =>
    (values[name] ?? '').trim().length < min ? [{ name, label, number: at + 1 }] : [],
  );
  return { answered: questions.length - missing.length, total: questions.length, missing };
}

export function questionNumber(name: AnswerName): number {
  return answerNames.indexOf(name) + 1;
}
