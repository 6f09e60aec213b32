import type { Assessment, AssessmentDetails, AssessmentTool, ChatAnswer } from '../assessments.ts';
import type { ListParams } from '../lists.ts';
import type { PictureInput } from '../picture.ts';
import type { NewAdviceInput, NewAssessmentInput } from '../questionnaire.ts';
import { del, get, type NoInput, type Notice, patch, post, postForStream } from './route.ts';

export const mine = get<{ query?: ListParams }, Assessment[]>('/client/assessments');
export const one = get<{ params: { id: number } }, AssessmentDetails>('/client/assessments/:id');

/** 409 for an assessment that a therapist wrote. */
export const remove = del<{ params: { id: number } }, Notice>('/client/assessments/:id');

/** Saves answers to the follow-up questions and scores again. 400 names each wrong answer; 409 after 24 hours. */
export const completePicture = patch<{ params: { id: number }; body: PictureInput }, AssessmentDetails>(
  '/client/assessments/:id/picture',
);

export const tool = get<NoInput, AssessmentTool>('/client/assessment-tool');
export const acceptDisclaimer = post<NoInput, AssessmentTool>('/client/assessment-tool/disclaimer');

/** 400 names each wrong answer; 429 with the time of the next one; 503 while the model is unavailable. */
export const perform = post<{ body: NewAssessmentInput; idempotencyKey?: string }, AssessmentDetails>(
  '/ai-ergonomic-assessment',
);

/** 429 with the time of the next question; 503 while the model is unavailable. */
export const advise = post<{ body: NewAdviceInput }, ChatAnswer>('/ai-ergonomic-advice');

/** As `advise`, as server-sent events: `care` with red flags, `text`, then `done` or `error`. */
export const adviseStream = postForStream<{ body: NewAdviceInput }>('/ai-ergonomic-advice/stream');
