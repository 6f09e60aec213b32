import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import { type AssessmentScoring, score } from './scoring.ts';

/** Answers to the follow-up questions; null is "Not sure". */
export type Picks = { -readonly [Name in Factor]?: FactorState<Name> | null };

/** More at a time would be a form. */
export const questionsAtOnce = 6;

export const hoursToComplete = 24;

/** The findings of the ten answers. Follow-up questions ask only for other factors. */
export function findingsOfAnswers({ findings }: Pick<AssessmentScoring, 'findings'>, picks: Picks): Findings {
  return Object.fromEntries(
    factorNames.flatMap((factor) =>
      picks[factor] || findings[factor] === undefined ? [] : [[factor, findings[factor]]],
    ),
  );
}

/** Follow-up answers to questions that the ten answers had answered. */
export function alreadyAnswered(
  scoring: Pick<AssessmentScoring, 'findings'>,
  before: Picks,
  tapped: Picks,
): Factor[] {
  const said = findingsOfAnswers(scoring, before);
  return factorNames.filter((factor) => tapped[factor] !== undefined && said[factor] !== undefined);
}

/** Scores again with other follow-up answers. */
export function completed(scoring: AssessmentScoring, before: Picks, after: Picks): AssessmentScoring {
  const tapped = Object.fromEntries(Object.entries(after).filter(([, state]) => state !== null));
  return score({ ...findingsOfAnswers(scoring, before), ...tapped }, scoring.setting);
}

/** What is asked: whatever is worth knowing of this desk and still unknown, and what was tapped before; the heaviest possible loss first. */
export function openQuestions({ unknown }: Pick<AssessmentScoring, 'unknown'>, picks: Picks): Factor[] {
  return factorNames
    .filter((factor) => picks[factor] !== undefined || unknown.includes(factor))
    .toSorted((one, other) => heaviest[other] - heaviest[one]);
}

/** The follow-up answers as text, without "Not sure". */
export function followUpAnswers(picks: Picks): { factor: Factor; question: string; answer: string }[] {
  return factorNames.flatMap((factor) => {
    const words: Partial<Record<FactorState, string>> = factors[factor].answers;
    const answer = words[picks[factor] as FactorState];
    return answer === undefined ? [] : [{ factor, question: factors[factor].question, answer }];
  });
}

/** The most that an answer can cost in both scores, with its implications. */
const heaviest = Object.fromEntries(
  factorNames.map((factor) => {
    const weights = factors[factor].states.map((state) =>
      score({ [factor]: state }).points.reduce((sum, { weight }) => sum + weight, 0),
    );
    return [factor, Math.max(...weights)];
  }),
) as Record<Factor, number>;
