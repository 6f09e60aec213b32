import type { Assessment, AssessmentDetails, AssessmentTool, ChatAnswer } from '../assessments.ts';
import type { PictureInput } from '../picture.ts';
import type { NewAdviceInput, NewAssessmentInput } from '../questionnaire.ts';
import { del, get, type Notice, patch, post, postForStream } from './route.ts';

export const mine = get<[], Assessment[]>('/client/assessments');

/** 404 for another client's. */
export const one = get<[id: number], AssessmentDetails>('/client/assessments/:id');

/** 404 for another client's, 409 for a therapist's. */
export const remove = del<[id: number], Notice>('/client/assessments/:id');

/** Saves answers to the follow-up questions and scores again, within 24 hours. 400 names each wrong answer; 404 for another client's; 409 later, or when nothing can be added. */
export const completePicture = patch<[id: number, picks: PictureInput], AssessmentDetails>(
  '/client/assessments/:id/picture',
);

export const tool = get<[], AssessmentTool>('/client/assessment-tool');

export const acceptDisclaimer = post<[], AssessmentTool>('/client/assessment-tool/disclaimer');

/** 400 names each wrong answer; 429 with the time of the next one; 503 while the model is unavailable. */
export const perform = post<[answers: NewAssessmentInput, attempt?: string], AssessmentDetails>(
  '/ai-ergonomic-assessment',
);

/** 404 for another client's assessment; 429 with the time of the next question; 503 while the model is unavailable. */
export const advise = post<[question: NewAdviceInput], ChatAnswer>('/ai-ergonomic-advice');

/** As `advise`, as server-sent events: `care` with red flags, `text`, then `done` or `error`. */
export const adviseStream = postForStream<[question: NewAdviceInput]>('/ai-ergonomic-advice/stream');
