import type { AdminChatMessage } from '@practice/contract/admin-assessments';
import {
  type AssessmentDetails,
  type Assessment as AssessmentView,
  assessmentReportPath,
  type ChatMessage,
} from '@practice/contract/assessments';
import { readSetting } from '@practice/desk/reader/read-answers';
import type { Assessment } from './assessment.entity.ts';
import type { AssessmentMessage } from './assessment-message.entity.ts';

export function assessmentView(assessment: Assessment): AssessmentView {
  const { id, userId, kind, workstationScore, posturalScore, analysis, ergonomicRisks } = assessment;
  const { recommendations, followUpNeeded, attachments, assessmentDate, createdAt, updatedAt } = assessment;
  const hasReport = kind === 'ai' || attachments !== null;
  return {
    ...{ id, userId, kind, workstationScore, posturalScore, analysis, ergonomicRisks },
    ...{ recommendations, followUpNeeded, attachments: hasReport ? assessmentReportPath(id) : null },
    assessmentDate: assessmentDate.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** All that is known of it but its conversation, and what the practice says under it. */
export function detailsView(
  assessment: Assessment,
): Omit<AssessmentDetails, 'messages' | 'practitionerLine'> {
  const { readBy, answers, userHeight, scoring, evidence, redFlags, fixes } = assessment;
  return {
    ...assessmentView(assessment),
    setting: answers && readSetting(answers),
    ...{ readBy, answers, userHeight, scoring, evidence, redFlags, fixes },
  };
}

/** The client reads in the answer itself what their question raised. */
export function messageView({ role, content, createdAt }: AssessmentMessage): ChatMessage {
  return { role, content, createdAt: createdAt.toISOString() };
}

export function adminMessageView(message: AssessmentMessage): AdminChatMessage {
  return { ...messageView(message), redFlags: message.redFlags };
}
