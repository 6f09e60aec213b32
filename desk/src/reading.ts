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
  /** What the answers may say, and what they contradict themselves about. It weighs nothing until it is tapped. */
  unsure: Findings;
  setting: Setting;
  /** Of `findings` and of `unsure`. */
  evidence: Partial<Record<Factor, Evidence>>;
  /** A text on the whole desk, in Markdown. Without it, `prose.ts` makes one. */
  analysis?: string;
}

export interface Conversation {
  answers: Answers;
  userHeight: string | null;
  practice: Practice;
  scoring: AssessmentScoring;
  fixes: readonly RankedFix[];
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  /** Whether the person has said that a sign in the question is none. */
  isNoSign?: boolean;
  /** What was found in the assessment that a doctor has to see first. */
  redFlags?: readonly CareFlag[];
}

export type Known = Pick<Conversation, 'practice' | 'userHeight'>;

export abstract class Assessor {
  abstract readonly readBy: ReadBy;

  /** The name of the language model. */
  readonly model?: string;

  /** Rejects when it cannot read just now. */
  abstract read(answers: Answers): Promise<Reading>;

  /** The answer in Markdown, piece by piece. Throws when it cannot answer just now. */
  abstract answer(conversation: Conversation, question: string, signal: AbortSignal): AsyncIterable<string>;
}
