import type { Answers } from '@practice/desk/answers';
import type { CareTopic, RedFlag } from '@practice/desk/care';
import type { Factor } from '@practice/desk/factors';
import type { RankedFix } from '@practice/desk/fixes';
import type { Evidence, ReadBy } from '@practice/desk/reading';
import type { AssessmentScoring } from '@practice/desk/scoring';
import type { Setting } from '@practice/desk/setting';
import * as v from 'valibot';
import { idNumber, oneOrMore } from './lists.ts';
import type { FollowUp } from './picture.ts';

export type Rating = 'Good' | 'Moderate' | 'Needs Improvement' | 'Not Evaluated';

export function ratingOf(score: number | null): Rating {
  if (score === null) return 'Not Evaluated';
  if (score >= 7) return 'Good';
  return score >= 5 ? 'Moderate' : 'Needs Improvement';
}

/** The average of both scores to one decimal; null when one is missing. */
export function overallScore(workstationScore: number | null, posturalScore: number | null): number | null {
  if (workstationScore === null || posturalScore === null) return null;
  return Math.round((workstationScore + posturalScore) * 5) / 10;
}

export interface Assessment {
  id: number;
  userId: number;
  kind: 'ai' | 'professional';
  assessmentDate: string;
  /** 0 to 10; null when it was not evaluated. */
  workstationScore: number | null;
  posturalScore: number | null;
  analysis: string | null;
  ergonomicRisks: string | null;
  recommendations: string | null;
  followUpNeeded: boolean;
  /** Only an emergency withholds the scores. */
  redFlags: RedFlag[];
  attachments: string | null;
  createdAt: string;
  updatedAt: string;
}

export const ownAssessments = {
  name: 'assessments',
  sorts: ['assessmentDate', 'id', 'kind', 'workstationScore', 'posturalScore', 'followUpNeeded'],
  filter: v.strictObject({
    id: oneOrMore(idNumber),
    kind: v.optional(v.picklist(['ai', 'professional'])),
    followUpNeeded: v.optional(v.boolean()),
  }),
} as const;

export interface AssessmentTool {
  readBy: ReadBy;
  /** The language model's name. */
  model?: string;
  disclaimerAcceptedAt: string | null;
}

export interface ChatAnswer {
  advice: string;
  answeredBy: ReadBy;
  redFlags: RedFlag[];
}

export interface AssessmentDetails extends Assessment {
  readBy: ReadBy | null;
  answers: Answers | null;
  userHeight: string | null;
  setting: Setting | null;
  scoring: AssessmentScoring | null;
  evidence: Partial<Record<Factor, Evidence>>;
  /** An empty list when the client checked "None of these"; null when nothing was checked. */
  warningSigns: CareTopic[] | null;
  fixes: RankedFix[];
  /** Null when nothing can be added: in an emergency, and to a therapist's assessment. */
  picture: FollowUp | null;
  practitionerLine: string | null;
  messages: ChatMessage[];
}

export interface ChatMessage {
  role: 'user' | 'assistant';
  /** Markdown of the assistant, plain text of the user. */
  content: string;
  redFlags: RedFlag[];
  createdAt: string;
}

export const assessmentReportPath = (id: number) => `/api/client/assessments/${id}/report.pdf`;

export const latestAssessment = (assessments: readonly Assessment[]) => newestFirst(assessments).at(0);

export function newestFirst<One extends Assessment>(assessments: readonly One[]): One[] {
  return assessments.toSorted(
    (one, other) => other.assessmentDate.localeCompare(one.assessmentDate) || other.id - one.id,
  );
}
