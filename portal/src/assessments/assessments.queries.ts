import { assessmentToasts } from '@practice/contract/assessment-messages';
import {
  type Assessment,
  type AssessmentDetails,
  type ChatMessage,
  newestFirst,
} from '@practice/contract/assessments';
import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import type { FollowUpInput } from '@practice/contract/follow-up';
import type { NewAssessmentInput, SignInput } from '@practice/contract/questionnaire';
import { assessments } from '@practice/contract/routes';
import type { Answers } from '@practice/desk/answers';
import type { FollowUpAnswers } from '@practice/desk/factors';
import { withChosen } from '@practice/desk/mentions';
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

export const useTool = () => useClientCall(toolKey, () => call(assessments.tool));

export const acceptDisclaimer = async () =>
  mutate(toolKey, await call(assessments.acceptDisclaimer), { revalidate: false });

export const performAssessment = async (body: NewAssessmentInput, idempotencyKey: string) =>
  showSaved(await call(assessments.perform, { body, idempotencyKey }));

let lastSave: Promise<unknown> = Promise.resolve();

/** Shows the answer at once. Requests run one after the other, so that the last response is the newest. */
export async function answerFollowUp(
  details: AssessmentDetails,
  added: FollowUpAnswers,
  mentions: FollowUpInput['mentions'] = {},
): Promise<void> {
  const { id } = details;
  const saving = lastSave.then(() =>
    call(assessments.answerFollowUp, { params: { id }, body: { followUpAnswers: added, mentions } }),
  );
  lastSave = saving.catch(() => undefined);
  try {
    await mutate<AssessmentDetails>(keyOf(id), saving, {
      optimisticData: (_, { followUp, ...shown } = details) => ({
        ...shown,
        followUp: followUp && {
          ...followUp,
          answers: { ...followUp.answers, ...added },
          mentions: withChosen(followUp.mentions, mentions) ?? followUp.mentions,
        },
      }),
      revalidate: false,
    });
    await showInList(await saving);
  } catch (error) {
    toast(assessmentToasts.followUpFailed(sentenceOf(error)));
  }
}

export const confirmEmergency = async (id: number, isNow: boolean) =>
  showSaved(await call(assessments.confirm, { params: { id }, body: { isNow } }));

export const answerSign = async (id: number, body: SignInput) =>
  showSaved(await call(assessments.answerSign, { params: { id }, body }));

export async function deleteAssessment(id: number) {
  await call(assessments.remove, { params: { id } });
  await mutate(keyOf(id), undefined, { revalidate: false });
  await updateList((rows) => rows.filter((row) => row.id !== id));
  return assessmentToasts.deleted;
}

export function changeMessages(id: number, change: (messages: readonly ChatMessage[]) => ChatMessage[]) {
  return mutate<AssessmentDetails>(
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
