import * as v from 'valibot';
import type { Assessment, AssessmentDetails } from './assessments.ts';
import type { Person } from './auth.ts';
import { idNumber, searchFilter } from './lists.ts';
import { clearableText, textLimits } from './text.ts';

export interface AdminAssessment
  extends Omit<
    Assessment,
    'scoredDifferently' | 'analysis' | 'ergonomicRisks' | 'recommendations' | 'redFlags' | 'attachments'
  > {
  user: Person;
  isClosed: boolean;
  hasRedFlags: boolean;
  hasEmergency: boolean;
  reviewedAt: string | null;
  reviewedBy: string | null;
}

export interface AdminAssessmentDetails extends AssessmentDetails, AdminAssessment {
  report: { name: string; size: number } | null;
}

export const assessmentSettings = v.object({
  practitionerLine: clearableText(textLimits.practitionerLine),
});
export type AssessmentSettings = v.InferOutput<typeof assessmentSettings>;
export type NewAssessmentSettings = v.InferInput<typeof assessmentSettings>;

export const attachedReportPath = (id: number) => `/api/admin/assessments/${id}/report.pdf`;

export const adminAssessmentSorts = [
  'attention',
  'id',
  'assessmentDate',
  'clientName',
  'workstationScore',
  'posturalScore',
] as const;

export const adminAssessmentFilter = v.strictObject({
  ...searchFilter,
  userId: v.optional(idNumber),
  kind: v.optional(v.picklist(['ai', 'professional'])),
  followUpNeeded: v.optional(v.boolean()),
  hasRedFlags: v.optional(v.boolean()),
  isReviewed: v.optional(v.boolean()),
});
