import { questions } from '@practice/contract/questionnaire';
import { type AnswerName, type Answers, answerNames } from '@practice/desk/answers';

export function missingAnswers(values: Partial<Answers>) {
  return questions.flatMap(({ name, label, min }, at) =>
    (values[name] ?? '').trim().length < min ? [{ name, label, number: at + 1 }] : [],
  );
}

export function questionNumber(name: AnswerName): number {
  return answerNames.indexOf(name) + 1;
}
