import type { Answers } from '../answers.ts';
import { score } from '../scoring.ts';
import { type Understood, understoodIn } from '../understanding.ts';
import { readAnswers } from './read-answers.ts';

export function understand(answers: Answers): Understood[] {
  const { findings, setting, unsure, evidence } = readAnswers(answers);
  return understoodIn(score(findings, setting, { unsure }), evidence);
}
