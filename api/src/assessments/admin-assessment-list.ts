import {
  type AdminAssessment as AssessmentView,
  adminAssessmentFilter,
  adminAssessmentSorts,
} from '@practice/contract/admin-assessments';
import { practiceDay } from '@practice/contract/format';
import { equals, mentions, oneOf } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { defineList, type RowOf } from '../lists/list.ts';
import { AdminAssessment } from './admin-assessment.entity.ts';

const columns = [
  'id',
  'userId',
  'kind',
  'assessmentDate',
  'workstationScore',
  'posturalScore',
  'followUpNeeded',
  'hasRedFlags',
  'hasEmergency',
  'reviewedAt',
  'reviewedBy',
  'createdAt',
  'updatedAt',
  'firstName',
  'lastName',
  'username',
  'email',
  'clientName',
  'attention',
] as const;

type Row = RowOf<AdminAssessment, (typeof columns)[number]>;

export const assessmentList = defineList({
  name: 'assessments',
  entity: AdminAssessment,
  as: 'assessment',
  columns,
  sorts: adminAssessmentSorts,
  filter: adminAssessmentFilter,
  filters: {
    q: mentions('assessment.clientName', 'assessment.email'),
    id: oneOf('assessment.id'),
    userId: equals('assessment.userId'),
    kind: equals('assessment.kind'),
    followUpNeeded: equals('assessment.followUpNeeded'),
    hasRedFlags: equals('assessment.hasRedFlags'),
    isReviewed: equals('assessment.reviewedAt IS NOT NULL'),
  },
  visible: (viewer) => (viewer?.isAdmin ? 'true' : 'false'),
});

export function adminAssessment(row: Row): AssessmentView {
  const { firstName, lastName, username, email, clientName: _, attention: __, ...assessment } = row;
  return { ...assessment, user: { firstName, lastName, username, email } };
}

export const assessmentCsv: CsvColumns<Row> = {
  Client: (row) => row.clientName,
  Email: (row) => row.email,
  Kind: (row) => (row.kind === 'ai' ? 'From answers' : 'Professional'),
  Date: (row) => practiceDay(row.assessmentDate),
  Workstation: (row) => row.workstationScore?.toString() ?? '',
  Posture: (row) => row.posturalScore?.toString() ?? '',
  'Follow-up needed': (row) => (row.followUpNeeded ? 'yes' : ''),
  'Red flags': (row) => (row.hasEmergency ? 'emergency' : row.hasRedFlags ? 'yes' : ''),
  Reviewed: (row) => (row.reviewedAt ? practiceDay(row.reviewedAt) : ''),
};
