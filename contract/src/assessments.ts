import type { Factor, FactorState, Findings } from './workstation.ts';

/** The questionnaire's answers, in the order they are asked. */
export const answerNames = [
  'primaryRole',
  'workstationSetup',
  'hoursSpent',
  'discomfortDescription',
  'breaksRoutine',
  'ergonomicEquipment',
  'workspaceLighting',
  'postureSupport',
  'difficultTasks',
  'desiredImprovements',
] as const;

export type AnswerName = (typeof answerNames)[number];

export type ScoreKind = 'workstation' | 'posture';

/** What one finding adds to a score's points; more points, lower score. */
export interface ScoredPoints {
  score: ScoreKind;
  factor: Factor;
  state: FactorState;
  /** Above the neutral ones; -1 for a short day. */
  points: number;
}

/** How scores came about, kept with an assessment so that its person can look it up. */
export interface AssessmentScoring {
  /** 0 to 10, higher is better. */
  workstationScore: number;
  posturalScore: number;
  findings: Findings;
  /** What follows from the findings for the body, where the person said nothing of it. */
  implied: Findings;
  points: ScoredPoints[];
  /** Points by ROSA's tables, 1 to 10, higher is worse: for the explanation, never called somebody's ROSA score. */
  rosa: Record<
    ScoreKind,
    { chair: number; monitorAndPhone: number; mouseAndKeyboard: number; final: number }
  >;
  /** Whether the points call for a look by a therapist. */
  needsAction: boolean;
  /** What nobody said. */
  unknown: Factor[];
}

/** In words by the specification's bands. */
export function scoreBand(kind: ScoreKind, score: number): string {
  if (score >= 8) return kind === 'workstation' ? 'Excellent setup' : 'Excellent posture';
  if (score >= 6) return 'Good with minor improvements';
  if (score >= 4) return kind === 'workstation' ? 'Several improvements needed' : 'Several concerns';
  return 'Significant changes needed';
}

export type Rating = 'Good' | 'Moderate' | 'Needs Improvement' | 'Not Evaluated';

/** The rating of a saved assessment's score. */
export function ratingOf(score: number | null): Rating {
  if (score === null) return 'Not Evaluated';
  if (score >= 7) return 'Good';
  return score >= 5 ? 'Moderate' : 'Needs Improvement';
}

/** The average of both scores to one decimal; null where one is missing. */
export function overallScore(workstationScore: number | null, posturalScore: number | null): number | null {
  if (workstationScore === null || posturalScore === null) return null;
  return Math.round((workstationScore + posturalScore) * 5) / 10;
}
