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
  const { recommendations, followUpNeeded, redFlags, attachments, assessmentDate } = assessment;
  const { createdAt, updatedAt } = assessment;
  const hasReport = kind === 'ai' || attachments !== null;
  return {
    ...{ id, userId, kind, workstationScore, posturalScore, analysis, ergonomicRisks },
    ...{
      recommendations,
      followUpNeeded,
      redFlags,
      attachments: hasReport ? assessmentReportPath(id) : null,
    },
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
    ...{ readBy, answers, userHeight, warningSigns, scoring, evidence, fixes },
  };
}

export function messageView({ role, content, redFlags, createdAt }: AssessmentMessage): ChatMessage {
  return { role, content, redFlags, createdAt: createdAt.toISOString() };
}
