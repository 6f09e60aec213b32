import type { Understood } from '@practice/desk/understanding';
import type { Assessment, AssessmentDetails, AssessmentTool, ChatAnswer } from '../assessments.ts';
import type { FollowUpInput } from '../follow-up.ts';
import type { ListParams } from '../lists.ts';
import type {
  ConfirmInput,
  DraftInput,
  NewAdviceInput,
  NewAssessmentInput,
  SignInput,
} from '../questionnaire.ts';
import { type ById, del, get, type NoInput, type Notice, patch, post, postForStream } from './route.ts';

export const mine = get<{ query?: ListParams }, Assessment[]>('/client/assessments');
export const one = get<ById, AssessmentDetails>('/client/assessments/:id');

/** 409 for an assessment by a therapist. */
export const remove = del<ById, Notice>('/client/assessments/:id');

/** Saves answers, which override what was read, and rescores. Null removes a finding. 409 after 24 hours. */
export const answerFollowUp = patch<ById & { body: FollowUpInput }, AssessmentDetails>(
  '/client/assessments/:id/follow-up',
);

/** The first answer counts. 409 if nothing was asked; no may fail like `perform`. */
export const confirm = post<ById & { body: ConfirmInput }, AssessmentDetails>(
  '/client/assessments/:id/confirm',
);

/** Whether a doctor's sign is new or getting worse. Only the first answer counts. 409 if it was not asked. */
export const answerSign = post<ById & { body: SignInput }, AssessmentDetails>(
  '/client/assessments/:id/signs',
);

export const tool = get<NoInput, AssessmentTool>('/client/assessment-tool');
export const acceptDisclaimer = post<NoInput, AssessmentTool>('/client/assessment-tool/disclaimer');

/** What our own reader understands of a draft. Saves nothing, and asks no model. 503 while many are read. */
export const understand = post<{ body: DraftInput }, Understood[]>('/client/assessment-tool/understood');

/** `needsConfirmation` leaves scoring to `confirm`. 429 with the time of the next one; 503 with no model. */
export const perform = post<{ body: NewAssessmentInput; idempotencyKey?: string }, AssessmentDetails>(
  '/ai-ergonomic-assessment',
);

/**
 * May ask back: an open flag in `redFlags` has `isAsked` without `isSo`. Resend the question with `isNow`, or
 * with `isNew` for a doctor's sign. 429 with the time of the next question; 503 without the model.
 */
export const advise = post<{ body: NewAdviceInput }, ChatAnswer>('/ai-ergonomic-advice');

/** As `advise`, as server-sent events: `care` with red flags, `text`, then `done` or `error`. */
export const adviseStream = postForStream<{ body: NewAdviceInput; signal?: AbortSignal }>(
  '/ai-ergonomic-advice/stream',
);
