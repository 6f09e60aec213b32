import { heightLabel, heightUnits } from '@practice/contract/height';
import { type AssessmentInput, assessmentForm, questions } from '@practice/contract/questionnaire';
import { answerNames } from '@practice/desk/answers';
import { draftsOf } from '../../forms/drafts.ts';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { questionNumber } from './progress.ts';

const heightNames = ['heightFeet', 'heightInches', 'heightCentimeters'] as const;
const names = [...answerNames, ...heightNames] as const;
const formNames = [...names, 'heightUnit', 'warningSigns'] as const;
export type FieldName = (typeof names)[number];

/** What the form holds while somebody fills it in. */
export type AssessmentValues = Record<(typeof formNames)[number], string>;

// Ten answers take a while: they outlive a reload and the session. With the tab they go, for they are about somebody's health.
const drafts = draftsOf(formNames);
const empty: AssessmentValues = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Record<FieldName, string>),
  heightUnit: heightUnits[0].value,
  warningSigns: '',
};

/** As they stand above the fields. */
const labels: Readonly<Record<FieldName, string>> = {
  ...(Object.fromEntries(questions.map(({ name, label }, at) => [name, `${at + 1}. ${label}`])) as Record<
    (typeof answerNames)[number],
    string
  >),
  heightFeet: 'Feet',
  heightInches: 'Inches',
  heightCentimeters: 'Centimeters',
};

interface Options {
  userId: number;
  /** Whether there is nothing left to agree to; else the form is not sent. */
  mayBeSent: (isValid: boolean) => boolean;
  send: (input: AssessmentInput) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** The form of the tool. Every person has a draft of their own. */
export function useAssessmentForm({ userId, ...options }: Options) {
  const form = useKeptForm<AssessmentValues, AssessmentInput>({
    drafts,
    draftKey: `draft:assessment:${userId}`,
    saved: empty,
    names,
    rules: assessmentForm,
    ...options,
  });
  return {
    ...form,
    field(name: FieldName) {
      return { ...form.registered(name), id: name, label: labels[name], error: form.errorOf(name) };
    },
    summary: form.summary((name) => shortLabel(name as FieldName)),
  };
}

/** For the summary, which names many at once. */
function shortLabel(name: FieldName): string {
  const question = answerNames.find((each) => each === name);
  return question ? `Question ${questionNumber(question)}` : `${heightLabel} (${labels[name].toLowerCase()})`;
}
