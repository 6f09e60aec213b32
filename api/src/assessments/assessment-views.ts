import {
  type AssessmentDetails,
  type Assessment as AssessmentView,
  assessmentReportPath,
  type ChatMessage,
} from '@practice/contract/assessments';
import type { Assessment } from './assessment.entity.ts';
import type { AssessmentMessage } from './assessment-message.entity.ts';

export function assessmentView(assessment: Assessment): AssessmentView {
  const { id, userId, kind, workstationScore, posturalScore, analysis, ergonomicRisks } = assessment;
  const { recommendations, followUpNeeded, assessmentDate, createdAt, updatedAt } = assessment;
  return {
    ...{ id, userId, kind, workstationScore, posturalScore, analysis, ergonomicRisks },
    ...{ recommendations, followUpNeeded, attachments: kind === 'ai' ? assessmentReportPath(id) : null },
    assessmentDate: assessmentDate.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** With all that is known of it. */
export function detailsView(
  assessment: Assessment,
  messages: readonly AssessmentMessage[],
): AssessmentDetails {
  const { readBy, answers, userHeight, scoring, evidence, redFlags, fixes } = assessment;
  return {
    ...assessmentView(assessment),
    ...{ readBy, answers, userHeight, scoring, evidence, redFlags, fixes },
    messages: messages.map(messageView),
  };
}

function messageView({ role, content, createdAt }: AssessmentMessage): ChatMessage {
  return { role, content, createdAt: createdAt.toISOString() };
}
