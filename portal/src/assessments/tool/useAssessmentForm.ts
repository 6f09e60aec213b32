import { heightLabel, heightUnits } from '@practice/contract/height';
import { type AssessmentInput, assessmentForm } from '@practice/contract/questionnaire';
import { type AnswerName, type Answers, answerNames } from '@practice/desk/answers';
import type { FormOptions } from '@practice/ui/form/useContractForm';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { questionNumber } from '../assessment.ts';

export const answersIn = (values: Readonly<Partial<Answers>>) => answersOf((name) => values[name] ?? '');

const answersOf = (textOf: (name: AnswerName) => string) =>
  Object.fromEntries(answerNames.map((name) => [name, textOf(name)])) as Answers;

const empty = {
  ...answersOf(() => ''),
  heightFeet: '',
  heightInches: '',
  heightCentimeters: '',
  heightUnit: heightUnits[0].value as string,
  warningSigns: '',
  discomfortStrength: '',
  discomfortDuration: '',
  discomfortStops: '',
  taps: '',
  phoneStep: '',
};

const labels = {
  ...answersOf((name) => `Question ${questionNumber(name)}`),
  heightFeet: `${heightLabel} (feet)`,
  heightInches: `${heightLabel} (inches)`,
  heightCentimeters: `${heightLabel} (centimeters)`,
};

type Options = FormOptions<typeof empty, AssessmentInput, keyof typeof labels>;

export type AssessmentForm = ReturnType<typeof useAssessmentForm>;

export function useAssessmentForm(userId: number, callbacks: Pick<Options, 'send' | 'onFailure'>) {
  return useDraftForm({
    draftKey: `draft:assessment:${userId}`,
    values: empty,
    labels,
    schema: assessmentForm,
    ...callbacks,
  });
}
