import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { type Checked, check } from '@practice/contract/check';
import { practiceDay } from '@practice/contract/format';
import { type ProfessionalInput, professionalInput } from '@practice/contract/professional-assessments';

export type AssessmentFields = ReturnType<typeof emptyAssessment>;

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

/**
 * The fields of a new assessment, dated today, without the attached report. A score is empty if it was not evaluated.
 * @param userId the client's number; 0 until a client is chosen
 */
export function emptyAssessment(userId = 0) {
  return {
    userId,
    assessmentDate: practiceDay(),
    workstationScore: '',
    posturalScore: '',
    analysis: '',
    ergonomicRisks: '',
    recommendations: '',
    followUpNeeded: false,
  };
}

export function fieldsOf(assessment: AdminAssessmentDetails): AssessmentFields {
  const { userId, assessmentDate, analysis, ergonomicRisks, recommendations, followUpNeeded } = assessment;
  return {
    userId,
    followUpNeeded,
    assessmentDate: practiceDay(assessmentDate),
    workstationScore: String(assessment.workstationScore ?? ''),
    posturalScore: String(assessment.posturalScore ?? ''),
    analysis: analysis ?? '',
    ergonomicRisks: ergonomicRisks ?? '',
    recommendations: recommendations ?? '',
  };
}

/** Checks the fields by the contract's rules. */
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
