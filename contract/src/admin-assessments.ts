import * as v from 'valibot';
import type { Assessment, AssessmentDetails } from './assessments.ts';
import type { Person } from './auth.ts';
import { idNumber, searchFilter } from './lists.ts';
import { clearableText, limits } from './text.ts';

export interface AdminAssessment
  extends Pick<
    Assessment,
    | 'id'
    | 'userId'
    | 'kind'
    | 'assessmentDate'
    | 'workstationScore'
    | 'posturalScore'
    | 'followUpNeeded'
    | 'createdAt'
    | 'updatedAt'
  > {
  user: Person;
  /** Whether an answer or a question in the chat needs a doctor. */
  hasRedFlags: boolean;
  hasEmergency: boolean;
  reviewedAt: string | null;
  reviewedBy: string | null;
}

export interface AdminAssessmentDetails
  extends AssessmentDetails,
    Pick<AdminAssessment, 'user' | 'hasRedFlags' | 'hasEmergency' | 'reviewedAt' | 'reviewedBy'> {
  /** The report that a therapist attached, which an admin downloads at `attachments`. */
  report: { name: string; size: number } | null;
}

export const assessmentSettings = v.object({
  /** Plain text under the results of the AI tool. */
  practitionerLine: clearableText(limits.practitionerLine),
});
export type AssessmentSettings = v.InferOutput<typeof assessmentSettings>;
export type NewAssessmentSettings = v.InferInput<typeof assessmentSettings>;

export const attachedReportPath = (id: number) => `/api/admin/assessments/${id}/report.pdf`;

/** `attention` sorts emergencies first, then other red flags, then follow-ups, each newest first. */
export const adminAssessmentSorts = [
  'attention',
  'id',
  'assessmentDate',
  'clientName',
  'workstationScore',
  'posturalScore',
] as const;

/** `q` searches the client's name and email address. */
export const adminAssessmentFilter = v.strictObject({
  ...searchFilter,
  userId: v.optional(idNumber),
  kind: v.optional(v.picklist(['ai', 'professional'])),
  followUpNeeded: v.optional(v.boolean()),
  hasRedFlags: v.optional(v.boolean()),
  isReviewed: v.optional(v.boolean()),
});
