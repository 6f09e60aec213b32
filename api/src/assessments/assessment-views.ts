import {
  type AssessmentDetails,
  type Assessment as AssessmentView,
  assessmentReportPath,
  type ChatMessage,
} from '@practice/contract/assessments';
import type { Picture } from '@practice/contract/picture';
import { hoursToComplete, openQuestions } from '@practice/desk/completing';
import { readSetting } from '@practice/desk/reader/read-answers';
import type { Setting } from '@practice/desk/setting';
import type { Assessment } from './assessment.entity.ts';
import type { AssessmentMessage } from './assessment-message.entity.ts';

export function assessmentView(assessment: Assessment): AssessmentView {
  const { id, userId, kind, workstationScore, posturalScore, analysis, ergonomicRisks } = assessment;
  const { recommendations, followUpNeeded, redFlags, attachments, scoring } = assessment;
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
    scoringMethod: scoring && (scoring.method ?? 1),
    assessmentDate: assessmentDate.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** All that is known of it but its conversation, and what the practice says under it. */
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
    setting: settingOf(assessment),
    picture: pictureOf(assessment),
  };
}

/** The furniture and the devices; null where nobody knows them. */
export function settingOf({ scoring, answers }: Pick<Assessment, 'scoring' | 'answers'>): Setting | null {
  return scoring?.setting ?? (answers && readSetting(answers));
}

/** The second step of an assessment; null where there is nothing to add to it. */
export function pictureOf({ scoring, picks, createdAt, emergencyAt }: Assessment): Picture | null {
  if (scoring?.method !== 2 || emergencyAt !== null) return null;
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
