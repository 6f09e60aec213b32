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

/** Ten answers take a while: they outlive a reload, the session and the tab. Nobody else who signs in here sees them. */
export function draftKey(userId: number): string {
  return `draft:assessment:${userId}`;
}

export function readDraft(key: string): AssessmentValues | undefined {
  try {
    const read = v.safeParse(assessmentValues, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** An empty form is no draft. */
export function saveDraft(key: string, values: AssessmentValues): void {
  const isEmpty = assessmentNames.every((name) => values[name].trim() === '');
  try {
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser that stores nothing for us still sends the form.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}
