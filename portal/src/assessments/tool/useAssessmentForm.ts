import { heightLabel, heightUnits } from '@practice/contract/height';
import { type AssessmentInput, assessmentForm } from '@practice/contract/questionnaire';
import { answerNames } from '@practice/desk/answers';
import type { FormOptions } from '@practice/ui/form/useContractForm';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { questionNumber } from './progress.ts';

const heightNames = ['heightFeet', 'heightInches', 'heightCentimeters'] as const;
const names = [...answerNames, ...heightNames] as const;
type FieldName = (typeof names)[number];

/** The values while someone fills in the form. `step` counts the questions before the open one on a phone; empty for none. */
type AssessmentValues = Record<FieldName | 'heightUnit' | 'warningSigns' | 'step', string>;

const empty: AssessmentValues = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Record<FieldName, string>),
  heightUnit: heightUnits[0].value,
  warningSigns: '',
  step: '',
};

/** For the error summary, which may name many fields at once. */
const labels = {
  ...(Object.fromEntries(answerNames.map((name) => [name, `Question ${questionNumber(name)}`])) as Record<
    (typeof answerNames)[number],
    string
  >),
  heightFeet: `${heightLabel} (feet)`,
  heightInches: `${heightLabel} (inches)`,
  heightCentimeters: `${heightLabel} (centimeters)`,
};

type Callbacks<Sent> = Pick<
  FormOptions<AssessmentValues, AssessmentInput, Sent, FieldName>,
  'send' | 'onSent' | 'onFailure'
>;

/** The form of the tool. Its draft is about someone's health, so each person has a separate draft, which is lost with the tab. */
export function useAssessmentForm<Sent>(userId: number, callbacks: Callbacks<Sent>) {
  return useDraftForm({
    draftKey: `draft:assessment:${userId}`,
    values: empty,
    labels,
    schema: assessmentForm,
    ...callbacks,
  });
}
