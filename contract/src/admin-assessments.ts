import * as v from 'valibot';
import type { Assessment, AssessmentDetails } from './assessments.ts';
import { idNumber } from './lists.ts';
import { clearableText, limits } from './text.ts';

/** An assessment in the practice's list. */
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
  user: { firstName: string | null; lastName: string | null; username: string; email: string };
  /** Whether something in the answers or in a question has to be seen by a doctor. */
  hasRedFlags: boolean;
  /** The same of an emergency. */
  hasEmergency: boolean;
  reviewedAt: string | null;
  /** By name on that day. */
  reviewedBy: string | null;
}

/** One of them with all that is known of it. */
export interface AdminAssessmentDetails
  extends AssessmentDetails,
    Pick<AdminAssessment, 'user' | 'hasRedFlags' | 'hasEmergency' | 'reviewedAt' | 'reviewedBy'> {
  /** The report that a therapist attached; `attachments` is where an admin downloads it. */
  report: { name: string; size: number } | null;
}

/** The body of PUT /api/admin/assessment-settings. */
export const assessmentSettings = v.object({
  /** What the practice says under the results of the AI tool, as plain text; null for nothing. */
  practitionerLine: clearableText(limits.practitionerLine),
});
export type AssessmentSettings = v.InferOutput<typeof assessmentSettings>;
export type NewAssessmentSettings = v.InferInput<typeof assessmentSettings>;

/** Where an admin downloads the report that a therapist attached. */
export function attachedReportPath(id: number): string {
  return `/api/admin/assessments/${id}/report.pdf`;
}

/** What the practice's list can be sorted by; `attention` is emergencies, other red flags, follow-ups, then the rest, newest first. */
export const adminAssessmentSorts = [
  'attention',
  'id',
  'assessmentDate',
  'clientName',
  'workstationScore',
  'posturalScore',
] as const;

/** What it can be filtered by; `q` looks into the client's name and mail address. */
export const adminAssessmentFilter = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(limits.title))),
  id: v.optional(v.union([idNumber, v.array(idNumber)])),
  userId: v.optional(idNumber),
  kind: v.optional(v.picklist(['ai', 'professional'])),
  followUpNeeded: v.optional(v.boolean()),
  hasRedFlags: v.optional(v.boolean()),
  isReviewed: v.optional(v.boolean()),
});
