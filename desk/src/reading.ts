import type { AnswerName, Answers } from './answers.ts';
import type { Factor, Findings } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import type { AssessmentScoring } from './scoring.ts';
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
  evidence: Partial<Record<Factor, Evidence>>;
  /** The furniture and the devices, which no model is asked for. */
  setting: Setting;
  /** Words about the desk as a whole, in Markdown; where there are none, `prose.ts` finds them. */
  analysis?: string;
}

/** What somebody who answers a question knows: one assessment, without a name, and what was said about it. */
export interface Conversation {
  answers: Answers;
  userHeight: string | null;
  /** The practice's own number, for what cannot be answered here. */
  phone: string;
  scoring: AssessmentScoring;
  fixes: readonly RankedFix[];
  /** The last ones, oldest first. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
}
