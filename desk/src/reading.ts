import type { AnswerName, Answers } from './answers.ts';
import type { Practice } from './chat/practice.ts';
import type { Factor, Findings } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import type { SavedScoring } from './scoring.ts';
import type { Setting } from './setting.ts';

/** Who read the answers: phrase rules of our own, or a language model. */
export type ReadBy = 'built-in' | 'model';

/** What a finding rests on. */
export interface Evidence {
  answer: AnswerName;
  /** The person's own words. */
  text: string;
}

/** What was made of ten answers. The scores are not in it: they come from `scoring.ts`, whoever read. */
export interface Reading {
  findings: Findings;
  setting: Setting;
  evidence: Partial<Record<Factor, Evidence>>;
  /** Words about the desk as a whole, in Markdown; where there are none, `prose.ts` finds them. */
  analysis?: string;
}

/** What somebody who answers a question knows: one assessment, without a name, and what was said about it. */
export interface Conversation {
  answers: Answers;
  userHeight: string | null;
  /** For what is not about the desk. */
  practice: Practice;
  scoring: SavedScoring;
  fixes: readonly RankedFix[];
  /** The last ones, oldest first. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
}

/** What of it is known without any findings. */
export type Known = Pick<Conversation, 'practice' | 'userHeight'>;

/** Reads answers and answers questions. */
export abstract class Assessor {
  abstract readonly readBy: ReadBy;

  /** Rejects when it can't just now. */
  abstract read(answers: Answers): Promise<Reading>;

  /** The answer to a question, in Markdown, piece by piece as it comes. Throws when it can't just now. */
  abstract answer(conversation: Conversation, question: string, signal: AbortSignal): AsyncIterable<string>;
}
