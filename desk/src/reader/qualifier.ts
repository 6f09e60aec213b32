import type { AnswerName } from '../answers.ts';
import { hasOne, type Plain, phrasesOf } from './phrases.ts';

/** `excluded` clauses are questions, suppositions, or about the past or someone else. */
export type Qualifier = 'stated' | 'wished' | 'excluded';

const past = phrasesOf('past');
const pastButStill = phrasesOf('past but still so');
const otherPeople = phrasesOf('other people');
const usedByMe = phrasesOf('used by me');
const supposed = phrasesOf('supposed');
const wishes = phrasesOf('wishes');
const statesHowItIs = phrasesOf('states how it is');
const comparison = phrasesOf('comparison');
const newStatement = phrasesOf('new statement');
const present = phrasesOf('present');

/** @param before the qualifier of the previous clause of the sentence */
export function qualifierOf(answer: AnswerName, clause: Plain, before: Qualifier | undefined): Qualifier {
  if (isAboutSomebodyElse(clause)) return 'excluded';
  if (hasOne(wishes, clause)) return 'wished';
  if (hasOne(supposed, clause) && !hasOne(comparison, clause)) return 'excluded';
  if (isPast(clause)) return 'excluded';
  // "At my old job I had a headset, a good chair and no glare."
  if (before === 'excluded' && !isNewStatement(clause)) return 'excluded';
  if (answer === 'desiredImprovements' && !hasOne(statesHowItIs, clause)) return 'wished';
  return 'stated';
}

export const isPast = (clause: Plain) => hasOne(past, clause) && !hasOne(pastButStill, clause);
export const isAboutSomebodyElse = (clause: Plain) =>
  hasOne(otherPeople, clause) && !hasOne(usedByMe, clause);
export const isAboutNow = (clause: Plain) => hasOne(present, clause);

export const isNewStatement = (clause: Plain) => hasOne(newStatement, clause);
