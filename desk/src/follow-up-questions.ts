import { type Factor, type FactorState, type FollowUpAnswers, factorNames, factors } from './factors.ts';
import { type AssessmentScoring, score } from './scoring.ts';

export const questionsAtOnce = 6;

export const followUpHours = 24;

export function withFollowUpAnswers(
  { said, unsure, setting, findings }: AssessmentScoring,
  followUpAnswers: FollowUpAnswers,
): AssessmentScoring {
  // Older assessments have no `said`.
  return score(said ?? findings, setting, { unsure, followUpAnswers });
}

/** What can cost the most points comes first. */
export function openQuestions({ said, unsure, unknown, followUpAnswers }: AssessmentScoring): Factor[] {
  const isRead = (factor: Factor) => said?.[factor] !== undefined || unsure?.[factor] !== undefined;
  return factorNames
    .filter(
      (factor) => !isRead(factor) && (followUpAnswers?.[factor] !== undefined || unknown.includes(factor)),
    )
    .toSorted((one, other) => heaviest[other] - heaviest[one]);
}

export function followUpQuestions(
  answers: FollowUpAnswers,
): { factor: Factor; question: string; answer: string }[] {
  return factorNames.flatMap((factor) => {
    const words: Partial<Record<FactorState, string>> = factors[factor].answers;
    const answer = words[answers[factor] as FactorState];
    return answer === undefined ? [] : [{ factor, question: factors[factor].question, answer }];
  });
}

const heaviest = Object.fromEntries(
  factorNames.map((factor) => {
    const weights = factors[factor].states.map((state) =>
      score({ [factor]: state }).points.reduce((sum, { weight }) => sum + weight, 0),
    );
    return [factor, Math.max(...weights)];
  }),
) as Record<Factor, number>;
