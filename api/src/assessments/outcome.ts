import type { Answers } from '@practice/desk/answers';
import { careText, type RedFlag } from '@practice/desk/care';
import { needsDoctor } from '@practice/desk/emergency';
import { heightInCm } from '@practice/desk/height';
import { personalFixes } from '@practice/desk/personal-fixes';
import { recommendationsOf, risksOf, wordsOn } from '@practice/desk/prose';
import { type AssessmentScoring, needsFollowUp } from '@practice/desk/scoring';
import type { Assessment } from './assessment.entity.ts';

export type Outcome = Pick<
  Assessment,
  | 'workstationScore'
  | 'posturalScore'
  | 'analysis'
  | 'ergonomicRisks'
  | 'recommendations'
  | 'followUpNeeded'
  | 'scoring'
  | 'fixes'
>;

type Assessed = Pick<Assessment, 'evidence' | 'userHeight'> & { answers: Answers };

/**
 * What is kept of a desk that was scored: scores, what to change, and the words of both. Care comes before them.
 * @param words what a model said of the desk as a whole, in Markdown; without, our own words are made of the findings
 */
export function outcomeOf(
  scoring: AssessmentScoring,
  { answers, evidence, userHeight }: Assessed,
  redFlags: readonly RedFlag[],
  words?: string,
): Outcome {
  const care = careText(redFlags);
  const afterCare = (text: string) => (care ? `${care}\n\n${text}` : text);
  const stature = userHeight === null ? undefined : heightInCm(userHeight);
  const fixes = personalFixes(scoring, { answers, evidence, setting: scoring.setting, stature });
  return {
    workstationScore: scoring.workstationScore,
    posturalScore: scoring.posturalScore,
    analysis: afterCare(words ?? wordsOn(scoring, fixes)),
    ergonomicRisks: risksOf(fixes),
    recommendations: afterCare(recommendationsOf(scoring, fixes)),
    followUpNeeded: needsFollowUp(scoring) || needsDoctor(redFlags),
    scoring,
    fixes,
  };
}
