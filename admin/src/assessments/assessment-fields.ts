import { type AdminAssessmentDetails, attachedReportPath } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { type Checked, check } from '@practice/contract/check';
import { practiceDay } from '@practice/contract/format';
import { professionalInput, reportExtensions } from '@practice/contract/professional-assessments';
import { refusalOf } from '@practice/contract/uploads';
import type { FormFile } from '../uploads/UploadInput.tsx';

export const list = { to: '/assessments', label: 'All assessments' };
export const missing = { title: 'Assessment Not Found', sentence: assessmentMessages.unknown };

export type AssessmentFields = ReturnType<typeof fieldsOf>;

export function fieldsOf(assessment?: AdminAssessmentDetails, userId?: number) {
  const report = assessment?.report;
  const file: FormFile | null = report ? { ...report, src: attachedReportPath(assessment.id) } : null;
  return {
    userId: assessment?.userId ?? userId ?? null,
    assessmentDate: practiceDay(assessment?.assessmentDate),
    workstationScore: assessment?.workstationScore ?? null,
    posturalScore: assessment?.posturalScore ?? null,
    analysis: assessment?.analysis ?? '',
    ergonomicRisks: assessment?.ergonomicRisks ?? '',
    recommendations: assessment?.recommendations ?? '',
    followUpNeeded: assessment?.followUpNeeded ?? false,
    file,
    hasReport: file !== null,
  };
}

export function checkAssessment(fields: AssessmentFields): Checked<object> {
  const { file, hasReport, ...typed } = fields;
  const { output, errors = [] } = check(professionalInput, typed);
  const refusal = file?.rawFile && refusalOf(file.rawFile, reportExtensions);
  if (refusal) return { errors: [...errors, { path: 'file', message: refusal }] };
  if (!output) return { errors };
  const isRemoved = hasReport && file === null;
  return { output: { ...output, ...(file?.rawFile && { file }), ...(isRemoved && { attachments: null }) } };
}
