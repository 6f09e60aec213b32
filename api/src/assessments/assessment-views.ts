import {
  type AssessmentDetails,
  type Assessment as AssessmentView,
  assessmentReportPath,
  type ChatMessage,
} from '@practice/contract/assessments';
import type { Picture } from '@practice/contract/picture';
import { hoursToComplete, openQuestions } from '@practice/desk/completing';
import type { Assessment, AssessmentMessage } from './assessment.entity.ts';

export function assessmentView(assessment: Assessment): AssessmentView {
  const { id, userId, kind, workstationScore, posturalScore, analysis, ergonomicRisks } = assessment;
  const { recommendations, followUpNeeded, redFlags, attachments } = assessment;
  const { assessmentDate, createdAt, updatedAt } = assessment;
  const hasReport = kind === 'ai' || attachments !== null;
  return {
    id,
    userId,
    kind,
    workstationScore,
    posturalScore,
    analysis,
    ergonomicRisks,
    recommendations,
    followUpNeeded,
    redFlags,
    attachments: hasReport ? assessmentReportPath(id) : null,
    assessmentDate: assessmentDate.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The details of an assessment without its conversation and the practice's line. */
export function detailsView(
  assessment: Assessment,
): Omit<AssessmentDetails, 'messages' | 'practitionerLine'> {
  const { readBy, answers, userHeight, warningSigns, scoring, evidence, fixes } = assessment;
  return {
    ...assessmentView(assessment),
    readBy,
    answers,
    userHeight,
    warningSigns,
    scoring,
    evidence,
    fixes,
    setting: scoring?.setting ?? null,
    picture: pictureOf(assessment),
  };
}

/** The second step of an assessment, or null if there is nothing to add. */
export function pictureOf({ scoring, picks, createdAt, emergencyAt }: Assessment): Picture | null {
  if (!scoring || emergencyAt !== null) return null;
  const until = new Date(createdAt.getTime() + hoursToComplete * 3_600_000);
  return {
    picks,
    questions: openQuestions(scoring, picks),
    until: until.toISOString(),
    isOpen: Date.now() < until.getTime(),
  };
}

export function messageView({ role, content, redFlags, createdAt }: AssessmentMessage): ChatMessage {
  return { role, content, redFlags, createdAt: createdAt.toISOString() };
}
