import type { Answers } from '@practice/desk/answers';
import type { CareTopic, RedFlag } from '@practice/desk/care';
import type { Discomfort } from '@practice/desk/discomfort';
import type { RankedFix } from '@practice/desk/fixes';
import type { ReadBy } from '@practice/desk/reading';
import type { AssessmentScoring } from '@practice/desk/scoring';
import type { Setting } from '@practice/desk/setting';
import type { Understood } from '@practice/desk/understanding';
import * as v from 'valibot';
import type { FollowUp } from './follow-up.ts';
import { idNumber, oneOrMore } from './lists.ts';

export type Rating = 'Good' | 'Moderate' | 'Needs Improvement' | 'Not Evaluated';

export function ratingOf(score: number | null): Rating {
  if (score === null) return 'Not Evaluated';
  if (score >= 7) return 'Good';
  return score >= 5 ? 'Moderate' : 'Needs Improvement';
}

export function overallScore(workstationScore: number | null, posturalScore: number | null): number | null {
  if (workstationScore === null || posturalScore === null) return null;
  return Math.round((workstationScore + posturalScore) * 5) / 10;
}

export interface Assessment {
  id: number;
  userId: number;
  kind: 'ai' | 'professional';
  assessmentDate: string;
  workstationScore: number | null;
  posturalScore: number | null;
  /** By an old formula. */
  scoredDifferently: boolean;
  analysis: string | null;
  ergonomicRisks: string | null;
  recommendations: string | null;
  followUpNeeded: boolean;
  /** Scoring waits until the client says that it isn't an emergency. */
  needsConfirmation: boolean;
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
  model?: string;
  disclaimerAcceptedAt: string | null;
}

export interface ChatAnswer {
  advice: string;
  /** `advice` ends with them as a list. */
  suggestions: string[];
  answeredBy: ReadBy;
  redFlags: RedFlag[];
}

export interface AssessmentDetails extends Assessment {
  readBy: ReadBy | null;
  answers: Answers | null;
  userHeight: string | null;
  setting: Setting | null;
  scoring: AssessmentScoring | null;
  understood: Understood[];
  warningSigns: CareTopic[] | null;
  discomfort: Discomfort | null;
  fixes: RankedFix[];
  followUp: FollowUp | null;
  practitionerLine: string | null;
  messages: ChatMessage[];
}

export interface ChatMessage {
  role: 'user' | 'assistant';
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
