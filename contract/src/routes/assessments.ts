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

/** 409 for an assessment that a therapist wrote. */
export const remove = del<ById, Notice>('/client/assessments/:id');

/**
 * Saves what was tapped, which counts before what was read, and scores again. Null takes a finding away. 400 names each wrong
 * answer; 409 after 24 hours.
 */
export const answerFollowUp = patch<ById & { body: FollowUpInput }, AssessmentDetails>(
  '/client/assessments/:id/follow-up',
);

/**
 * Answers whether what may be an emergency is one: yes gives its care, no the scores. The first answer counts, and any
 * later one returns what it made. 409 if nothing was asked; no may end as `perform` does.
 */
export const confirm = post<ById & { body: ConfirmInput }, AssessmentDetails>(
  '/client/assessments/:id/confirm',
);

/** Answers whether a doctor's sign is new or gets worse. The first answer counts. 409 if it was not asked. */
export const answerSign = post<ById & { body: SignInput }, AssessmentDetails>(
  '/client/assessments/:id/signs',
);

export const tool = get<NoInput, AssessmentTool>('/client/assessment-tool');
export const acceptDisclaimer = post<NoInput, AssessmentTool>('/client/assessment-tool/disclaimer');

/**
 * What our own reader understands of answers that are still being written. Saves nothing and asks no model. 400 for an answer that is
 * too long; 429 with the time of the next one; 503 while many are read.
 */
export const understand = post<{ body: DraftInput }, Understood[]>('/client/assessment-tool/understood');

/**
 * `needsConfirmation` means that nothing is scored until `confirm` is called. 400 names each wrong answer; 429 with the time of the next one; 503 while the
 * model is unavailable.
 */
export const perform = post<{ body: NewAssessmentInput; idempotencyKey?: string }, AssessmentDetails>(
  '/ai-ergonomic-assessment',
);

/**
 * A question with a sign in it is answered with one of ours, which `redFlags` has open (`isAsked` without `isSo`).
 * Send it again with `isNow`, or
 * with `isNew` for a doctor's sign. 429 with the time of the next question; 503 while the model is unavailable.
 */
export const advise = post<{ body: NewAdviceInput }, ChatAnswer>('/ai-ergonomic-advice');

/** As `advise`, as server-sent events: `care` with red flags, `text`, then `done` or `error`. */
export const adviseStream = postForStream<{ body: NewAdviceInput; signal?: AbortSignal }>(
  '/ai-ergonomic-advice/stream',
);
