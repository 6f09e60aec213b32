import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { type Checked, check } from '@practice/contract/check';
import { practiceDay } from '@practice/contract/format';
import { type ProfessionalInput, professionalInput } from '@practice/contract/professional-assessments';

export type AssessmentFields = ReturnType<typeof fieldsOf>;

export const assessmentLabels: Readonly<Record<keyof AssessmentFields, string>> = {
  userId: 'Client',
  assessmentDate: 'Date',
  workstationScore: 'Workstation score',
  posturalScore: 'Posture score',
  analysis: 'Overview',
  ergonomicRisks: 'Risks',
  recommendations: 'Recommendations',
  followUpNeeded: 'Follow-up needed',
};

export function fieldsOf(assessment?: AdminAssessmentDetails, userId = 0) {
  return {
    userId: assessment?.userId ?? userId,
    assessmentDate: practiceDay(assessment?.assessmentDate),
    workstationScore: String(assessment?.workstationScore ?? ''),
    posturalScore: String(assessment?.posturalScore ?? ''),
    analysis: assessment?.analysis ?? '',
    ergonomicRisks: assessment?.ergonomicRisks ?? '',
    recommendations: assessment?.recommendations ?? '',
    followUpNeeded: assessment?.followUpNeeded ?? false,
  };
}

export function checkAssessment(fields: AssessmentFields): Checked<ProfessionalInput> {
  return check(professionalInput, {
    ...fields,
    workstationScore: scoreOf(fields.workstationScore),
    posturalScore: scoreOf(fields.posturalScore),
  });
}

function scoreOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
