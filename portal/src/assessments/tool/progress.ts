import { questions } from '@practice/contract/questionnaire';
import { type AnswerName, type Answers, answerNames } from '@practice/desk/answers';

/** The questions without an answer, in the order of the form. An answer counts as soon as it is long enough. */
export function missingAnswers(values: Partial<Answers>) {
  return questions.flatMap(({ name, label, min }, at) =>
    (values[name] ?? '').trim().length < min ? [{ name, label, number: at + 1 }] : [],
  );
}

export function questionNumber(name: AnswerName): number {
  return answerNames.indexOf(name) + 1;
}
