import type {
  AssessmentScoring,
  ChatMessage,
  Evidence,
  RankedFix,
  ReadBy,
} from '@practice/contract/assessments';
import type { Answers } from '@practice/contract/questionnaire';
import type { Factor, Findings } from '@practice/contract/workstation';

/** What was made of ten answers. The scores are not in it: they come from `scoring.ts`, whoever read. */
export interface Reading {
  findings: Findings;
  evidence: Partial<Record<Factor, Evidence>>;
  /** Words about the desk as a whole, in Markdown; where there are none, `prose.ts` finds them. */
  analysis?: string;
}

/** What somebody who answers a question knows: one assessment, without a name, and what was said about it. */
export interface Conversation {
  answers: Answers;
  userHeight: string | null;
  scoring: AssessmentScoring;
  fixes: readonly RankedFix[];
  /** The last ones, oldest first. */
  messages: readonly Pick<ChatMessage, 'role' | 'content'>[];
}

/** Reads answers and answers questions. */
export abstract class Assessor {
  abstract readonly readBy: ReadBy;

  /** @throws ServiceUnavailableException when it can't just now. */
  abstract read(answers: Answers): Promise<Reading>;

  /**
   * The answer to a question, in Markdown, piece by piece as it comes.
   * @throws ServiceUnavailableException when it can't just now.
   */
  abstract answer(conversation: Conversation, question: string, signal: AbortSignal): AsyncIterable<string>;
}
