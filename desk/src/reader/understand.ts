import type { Answers } from '../answers.ts';
import { score } from '../scoring.ts';
import { type Understood, understoodIn } from '../understanding.ts';
import { readAnswers } from './read-answers.ts';

/** What the learner reads in answers that are still being written. Any of them may be empty. */
export function understand(answers: Answers): Understood[] {
  const { findings, setting, unsure, evidence } = readAnswers(answers);
  return understoodIn(score(findings, setting, { unsure }), evidence);
}
