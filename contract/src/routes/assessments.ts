import type { Assessment, AssessmentDetails, AssessmentTool, ChatAnswer } from '../assessments.ts';
import type { PictureInput } from '../picture.ts';
import type { NewAdviceInput, NewAssessmentInput } from '../questionnaire.ts';
import { del, get, type Notice, patch, post, postForStream } from './route.ts';

/** The signed-in client's own, newest first. */
export const mine = get<[], Assessment[]>('/client/assessments');

/** One with findings, points and conversation. 404 for one that is not the client's own. */
export const one = get<[id: number], AssessmentDetails>('/client/assessments/:id');

/** Deletes it with its conversation. 404 for one that is not the client's own, 409 for one that a therapist wrote. */
export const remove = del<[id: number], Notice>('/client/assessments/:id');

/**
 * Keeps what was tapped after the result (a state of a factor, null for "Not sure") and scores again: it answers with the whole
 * assessment. Within 24 hours of it. 400 names what can't be answered so, or was told in the ten answers; 404 for one that is not
 * the client's own; 409 after a day, and where nothing can be added: in an emergency, to a therapist's, to scores of the first method.
 */
export const completePicture = patch<[id: number, picks: PictureInput], AssessmentDetails>(
  '/client/assessments/:id/picture',
);

/** Who reads the answers today, and when the signed-in client accepted the disclaimer. */
export const tool = get<[], AssessmentTool>('/client/assessment-tool');

/** Records that the signed-in client accepts the disclaimer; the first time counts. */
export const acceptDisclaimer = post<[], AssessmentTool>('/client/assessment-tool/disclaimer');

/**
 * Scores a desk by ten answers. 400 names each answer that is missing or too long; 429 says when it opens again; 503 when a
 * model is away or too busy.
 */
export const perform = post<[answers: NewAssessmentInput, attempt?: string], AssessmentDetails>(
  '/ai-ergonomic-assessment',
);

/** Answers a question about an assessment. 404 for one that is not the client's own; 429 says when it opens again; 503 when a model is away or too busy. */
export const advise = post<[question: NewAdviceInput], ChatAnswer>('/ai-ergonomic-advice');

/**
 * The same, piece by piece as it is found: server-sent events `care` with the question's red flags where it has some, then
 * `text`, then `done`; `error` where it breaks off.
 */
export const adviseStream = postForStream<[question: NewAdviceInput]>('/ai-ergonomic-advice/stream');
