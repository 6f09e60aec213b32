import { answerNames } from '@practice/contract/questionnaire';
import * as v from 'valibot';

const text = v.fallback(v.string(), '');
export const assessmentNames = [...answerNames, 'userHeight'] as const;
export type AssessmentName = (typeof assessmentNames)[number];

export const assessmentValues = v.object(
  Object.fromEntries(assessmentNames.map((name) => [name, text])) as Record<AssessmentName, typeof text>,
);

/** What the form holds while somebody fills it in. */
export type AssessmentValues = v.InferOutput<typeof assessmentValues>;

export const noAnswers = v.parse(assessmentValues, {});

/** Ten answers take a while: they outlive a reload and the session. With the tab they go, for they are about somebody's health. */
export function draftKey(userId: number): string {
  return `draft:assessment:${userId}`;
}

export function readDraft(key: string): AssessmentValues | undefined {
  try {
    const read = v.safeParse(assessmentValues, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** An empty form is no draft. */
export function saveDraft(key: string, values: AssessmentValues): void {
  const isEmpty = assessmentNames.every((name) => values[name].trim() === '');
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser that stores nothing for us still sends the form.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}
