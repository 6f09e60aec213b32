import type { Advice } from './advice.ts';
import type { RedFlag } from './care.ts';
import type { AnswerName, Answers } from './questionnaire.ts';
import type { Factor, FactorState, Findings } from './workstation.ts';

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

/** Who read the answers: phrase rules of our own, or a language model. */
export type ReadBy = 'built-in' | 'model';

/** An assessment in a list: of the AI tool, or by a therapist of the practice. */
export interface Assessment {
  id: number;
  userId: number;
  kind: 'ai' | 'professional';
  /** ISO 8601. */
  assessmentDate: string;
  /** 0 to 10, or null where it was not judged. */
  workstationScore: number | null;
  posturalScore: number | null;
  /** The overview. */
  analysis: string | null;
  /** A line for each. */
  ergonomicRisks: string | null;
  recommendations: string | null;
  followUpNeeded: boolean;
  /** Where its report can be downloaded; null where there is none. */
  attachments: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Something to change, with its place among all. */
export interface RankedFix extends Advice {
  factor: Factor;
  state: FactorState;
  /** The score that it lowers, the worse one if it lowers both; null where ROSA has no points for it. */
  score: ScoreKind | null;
  /** From 1. */
  rank: number;
  /** Among the few to begin with. */
  isFirst: boolean;
}

/** What the tool is today, and whether its note was accepted. */
export interface AssessmentTool {
  readBy: ReadBy;
  /** When the signed-in person accepted the disclaimer; null before. */
  disclaimerAcceptedAt: string | null;
}

/** An answer of the chat. */
export interface ChatAnswer {
  advice: string;
  answeredBy: ReadBy;
}

/** What a finding rests on. */
export interface Evidence {
  answer: AnswerName;
  /** The person's own words. */
  text: string;
}

/** An AI assessment with all that is known of it; the answer of POST /api/ai-ergonomic-assessment, too. */
export interface AssessmentDetails extends Assessment {
  readBy: ReadBy | null;
  answers: Answers | null;
  userHeight: string | null;
  scoring: AssessmentScoring | null;
  evidence: Partial<Record<Factor, Evidence>>;
  redFlags: RedFlag[];
  fixes: RankedFix[];
  /** What the practice says under the results of the AI tool; null where it says nothing, and where nothing was scored. */
  practitionerLine: string | null;
  messages: ChatMessage[];
}

export interface ChatMessage {
  role: 'user' | 'assistant';
  /** Markdown of an assistant, plain text of a user. */
  content: string;
  createdAt: string;
}

/** Where a client downloads the report of an assessment: drawn from an AI one, or the file that a therapist attached. */
export function assessmentReportPath(id: number): string {
  return `/api/client/assessments/${id}/report.pdf`;
}

/** The one with the newest date. */
export function latestAssessment(assessments: readonly Assessment[]): Assessment | undefined {
  return newestFirst(assessments)[0];
}

/** By the day they were made. */
export function newestFirst<One extends Assessment>(assessments: readonly One[]): One[] {
  return assessments.toSorted(
    (one, other) => other.assessmentDate.localeCompare(one.assessmentDate) || other.id - one.id,
  );
}
