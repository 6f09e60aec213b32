import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import { type AssessmentScoring, score } from './scoring.ts';

/** Answers to the follow-up questions. Null is "Not sure". */
export type FollowUpAnswers = { -readonly [Name in Factor]?: FactorState<Name> | null };

export const questionsAtOnce = 6;

export const followUpHours = 24;

export function findingsOfAnswers(
  { findings }: Pick<AssessmentScoring, 'findings'>,
  answers: FollowUpAnswers,
): Findings {
  return Object.fromEntries(
    factorNames.flatMap((factor) =>
      answers[factor] || findings[factor] === undefined ? [] : [[factor, findings[factor]]],
    ),
  );
}

export function alreadyAnswered(
  scoring: Pick<AssessmentScoring, 'findings'>,
  before: FollowUpAnswers,
  added: FollowUpAnswers,
) {
  const said = findingsOfAnswers(scoring, before);
  return factorNames.filter((factor) => added[factor] !== undefined && said[factor] !== undefined);
}

export function withFollowUpAnswers(
  scoring: AssessmentScoring,
  before: FollowUpAnswers,
  after: FollowUpAnswers,
): AssessmentScoring {
  const answered = Object.fromEntries(Object.entries(after).filter(([, state]) => state !== null));
  return score({ ...findingsOfAnswers(scoring, before), ...answered }, scoring.setting);
}

/** The follow-up questions: what is unknown and what was answered before. What can cost most points comes first. */
export function openQuestions(
  { unknown }: Pick<AssessmentScoring, 'unknown'>,
  answers: FollowUpAnswers,
): Factor[] {
  return factorNames
    .filter((factor) => answers[factor] !== undefined || unknown.includes(factor))
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
