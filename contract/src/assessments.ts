import type { Answers } from '@practice/desk/answers';
import type { CareTopic, RedFlag } from '@practice/desk/care';
import type { Factor } from '@practice/desk/factors';
import type { RankedFix } from '@practice/desk/fixes';
import type { Evidence, ReadBy } from '@practice/desk/reading';
import type { SavedScoring } from '@practice/desk/scoring';
import type { Setting } from '@practice/desk/setting';
import type { Picture } from './picture.ts';

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

/** Whether the scores of two assessments are on one scale: not where two methods made them. */
export function isScoredAlike(
  one: Pick<Assessment, 'scoringMethod'>,
  other: Pick<Assessment, 'scoringMethod'>,
): boolean {
  return (
    one.scoringMethod === null || other.scoringMethod === null || one.scoringMethod === other.scoringMethod
  );
}

/** An assessment in a list: of the AI tool, or by a therapist of the practice. */
export interface Assessment {
  id: number;
  userId: number;
  kind: 'ai' | 'professional';
  /** ISO 8601. */
  assessmentDate: string;
  /** How its scores were made: 1 by ROSA's tables, 2 by weights. Null where a therapist scored, or nobody. */
  scoringMethod: number | null;
  /** 0 to 10, or null where it was not judged. */
  workstationScore: number | null;
  posturalScore: number | null;
  /** The overview. */
  analysis: string | null;
  /** A line for each. */
  ergonomicRisks: string | null;
  recommendations: string | null;
  followUpNeeded: boolean;
  /** What in the answers comes before any desk; a score is withheld for an emergency alone. */
  redFlags: RedFlag[];
  /** Where its report can be downloaded; null where there is none. */
  attachments: string | null;
  createdAt: string;
  updatedAt: string;
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
  /** What in the question comes before any desk. */
  redFlags: RedFlag[];
}

/** An AI assessment with all that is known of it; the answer of POST /api/ai-ergonomic-assessment, too. */
export interface AssessmentDetails extends Assessment {
  readBy: ReadBy | null;
  answers: Answers | null;
  userHeight: string | null;
  /** The furniture and the devices that the answers name, for the figure. */
  setting: Setting | null;
  scoring: SavedScoring | null;
  evidence: Partial<Record<Factor, Evidence>>;
  /** The warning signs that were checked; empty for none of them, null where nobody was asked or nobody answered. */
  warningSigns: CareTopic[] | null;
  fixes: RankedFix[];
  /** Null where nothing can be added: in an emergency, to what a therapist wrote, and to scores of the first method. */
  picture: Picture | null;
  /** What the practice says under the results of the AI tool; null where it says nothing, and where nothing was scored. */
  practitionerLine: string | null;
  messages: ChatMessage[];
}

export interface ChatMessage {
  role: 'user' | 'assistant';
  /** Markdown of an assistant, plain text of a user. */
  content: string;
  /** What in a client's question comes before any desk. */
  redFlags: RedFlag[];
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
