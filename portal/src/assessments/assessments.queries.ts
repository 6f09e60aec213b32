import { assessmentToasts } from '@practice/contract/assessment-messages';
import {
  type Assessment,
  type AssessmentDetails,
  type ChatMessage,
  newestFirst,
} from '@practice/contract/assessments';
import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import type { NewAssessmentInput, SignInput } from '@practice/contract/questionnaire';
import { assessments } from '@practice/contract/routes';
import type { Answers } from '@practice/desk/answers';
import type { FollowUpAnswers } from '@practice/desk/factors';
import { toast } from '@practice/ui/toast';
import { mutate } from 'swr';
import { useClientCall } from '../session/session.queries.ts';

const listKey = 'assessments';
const toolKey = 'assessment-tool';
const keyOf = (id: number) => ['assessment', id] as const;

export function useAssessments() {
  return useClientCall(listKey, async () => newestFirst(await call(assessments.mine)), []);
}

export function useAssessment(id = 0) {
  return useClientCall(id === 0 ? null : keyOf(id), () => call(assessments.one, { params: { id } }));
}

/** What is understood of answers that are being written; the last of it while new ones are read. */
export function useUnderstood(answers: Answers) {
  const isEmpty = Object.values(answers).every((text) => text.trim() === '');
  return useClientCall(
    isEmpty ? null : ['understood', answers],
    () => call(assessments.understand, { body: answers }),
    [],
    { keepPreviousData: true },
  );
}

export function useTool() {
  return useClientCall(toolKey, () => call(assessments.tool));
}

export async function acceptDisclaimer(): Promise<void> {
  await mutate(toolKey, await call(assessments.acceptDisclaimer), { revalidate: false });
}

export async function performAssessment(input: NewAssessmentInput, idempotencyKey: string) {
  return showSaved(await call(assessments.perform, { body: input, idempotencyKey }));
}

let lastSave: Promise<unknown> = Promise.resolve();

/** Shows the answer at once. Requests run one after the other, so that the last response is the newest. */
export async function answerFollowUp(details: AssessmentDetails, added: FollowUpAnswers): Promise<void> {
  const { id } = details;
  const saving = lastSave.then(() =>
    call(assessments.answerFollowUp, { params: { id }, body: { followUpAnswers: added } }),
  );
  lastSave = saving.catch(() => undefined);
  try {
    await mutate<AssessmentDetails>(keyOf(id), saving, {
      optimisticData: (_, { followUp, ...shown } = details) => ({
        ...shown,
        followUp: followUp && { ...followUp, answers: { ...followUp.answers, ...added } },
      }),
      revalidate: false,
    });
    await showInList(await saving);
  } catch (error) {
    toast(assessmentToasts.followUpFailed(sentenceOf(error)));
  }
}

export async function confirmEmergency(id: number, isNow: boolean) {
  return showSaved(await call(assessments.confirm, { params: { id }, body: { isNow } }));
}

export async function answerSign(id: number, body: SignInput) {
  return showSaved(await call(assessments.answerSign, { params: { id }, body }));
}

export async function deleteAssessment(id: number): Promise<void> {
  await call(assessments.remove, { params: { id } });
  await mutate(keyOf(id), undefined, { revalidate: false });
  await updateList((rows) => rows.filter((row) => row.id !== id));
}

export async function changeMessages(
  id: number,
  change: (messages: readonly ChatMessage[]) => ChatMessage[],
): Promise<void> {
  await mutate<AssessmentDetails>(
    keyOf(id),
    (details) => details && { ...details, messages: change(details.messages) },
    { revalidate: false },
  );
}

async function showSaved(details: AssessmentDetails): Promise<AssessmentDetails> {
  await mutate(keyOf(details.id), details, { revalidate: false });
  await showInList(details);
  return details;
}

function showInList(details: AssessmentDetails) {
  return updateList((rows) => newestFirst([details, ...rows.filter(({ id }) => id !== details.id)]));
}

function updateList(change: (rows: Assessment[]) => Assessment[]) {
  return mutate<Assessment[]>(listKey, (rows) => rows && change(rows), { revalidate: false });
}
