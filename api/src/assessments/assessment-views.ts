import {
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

export function messageView({ role, content, createdAt }: AssessmentMessage): ChatMessage {
  return { role, content, createdAt: createdAt.toISOString() };
}
