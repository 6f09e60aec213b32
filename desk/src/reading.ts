import type { AnswerName, Answers } from './answers.ts';
import type { CareFlag } from './care.ts';
import type { Practice } from './chat/practice.ts';
import type { Factor, Findings } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import type { AssessmentScoring } from './scoring.ts';
import type { Setting } from './setting.ts';

export type ReadBy = 'built-in' | 'model';

export interface Evidence {
  answer: AnswerName;
  text: string;
}

export interface Reading {
  findings: Findings;
  /** Possible or contradictory statements, which weigh nothing until tapped. */
  unsure: Findings;
  setting: Setting;
  evidence: Partial<Record<Factor, Evidence>>;
  /** In Markdown; `prose.ts` makes one if unset. */
  analysis?: string;
}

export interface Conversation {
  answers: Answers;
  userHeight: string | null;
  practice: Practice;
  scoring: AssessmentScoring;
  fixes: readonly RankedFix[];
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  isNoSign?: boolean;
  redFlags?: readonly CareFlag[];
}

export type Known = Pick<Conversation, 'practice' | 'userHeight'>;

export abstract class Assessor {
  abstract readonly readBy: ReadBy;

  readonly model?: string;

  /** Rejects if temporarily unavailable. */
  abstract read(answers: Answers): Promise<Reading>;

  /** Streams Markdown; throws if temporarily unavailable. */
  abstract answer(conversation: Conversation, question: string, signal: AbortSignal): AsyncIterable<string>;
}
