import { choiceWords } from './choice-words.ts';
import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import { type AssessmentScoring, score } from './scoring.ts';

/** What somebody tapped after the result; null for "Not sure". What they did not tap is left out. */
export type Picks = { -readonly [Name in Factor]?: FactorState<Name> | null };

/** More at a time are a form, and nobody asked for one. */
export const questionsAtOnce = 6;

/** How long after an assessment answers can be given and changed. */
export const hoursToComplete = 24;

/** What the ten answers said: a factor that was tapped is none of it, for only the others are asked. */
export function findingsOfAnswers({ findings }: Pick<AssessmentScoring, 'findings'>, picks: Picks): Findings {
  return Object.fromEntries(
    factorNames.flatMap((factor) =>
      picks[factor] || findings[factor] === undefined ? [] : [[factor, findings[factor]]],
    ),
  );
}

/** What is tapped now though the ten answers said it. */
export function alreadyAnswered(
  scoring: Pick<AssessmentScoring, 'findings'>,
  before: Picks,
  tapped: Picks,
): Factor[] {
  const said = findingsOfAnswers(scoring, before);
  return factorNames.filter((factor) => tapped[factor] !== undefined && said[factor] !== undefined);
}

/** Scores again with other taps than before; each counts as said outright. */
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

/** What somebody said by tapping, as question and answer; "Not sure" says nothing. */
export function followUpAnswers(picks: Picks): { factor: Factor; question: string; answer: string }[] {
  return factorNames.flatMap((factor) => {
    const words: Partial<Record<FactorState, string>> = choiceWords[factor];
    const answer = words[picks[factor] as FactorState];
    return answer === undefined ? [] : [{ factor, question: factors[factor].question, answer }];
  });
}

/** The most that one answer can weigh in both scores together, with what follows from it. */
const heaviest = Object.fromEntries(
  factorNames.map((factor) => {
    const weights = factors[factor].states.map((state) =>
      score({ [factor]: state }).points.reduce((sum, { weight }) => sum + weight, 0),
    );
    return [factor, Math.max(...weights)];
  }),
) as Record<Factor, number>;
