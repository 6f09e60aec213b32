import { adminAssessmentFilter, adminAssessmentSorts } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { practiceDay } from '@practice/contract/format';
import { withUser } from '../clients/with-client.entity.ts';
import { equals, matchesText, oneOf } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';
import { AdminAssessment } from './admin-assessment.entity.ts';

export const assessmentList = new List({
  name: 'assessments',
  entity: AdminAssessment,
  as: 'assessment',
  unknown: assessmentMessages.unknown,
  sorts: adminAssessmentSorts,
  filter: adminAssessmentFilter,
  filters: {
    q: matchesText('assessment.clientName', 'assessment.email'),
    id: oneOf('assessment.id'),
    userId: equals('assessment.userId'),
    kind: equals('assessment.kind'),
    followUpNeeded: equals('assessment.followUpNeeded'),
    hasRedFlags: equals('assessment.hasRedFlags'),
    isReviewed: equals('assessment.reviewedAt IS NOT NULL'),
  },
});

type Row = RowOf<typeof assessmentList>;

export function adminAssessment({ attention: _, ...row }: Row) {
  return withUser(row);
}

export const assessmentCsv: CsvColumns<Row> = {
  Client: (row) => row.clientName,
  Email: (row) => row.email,
  Kind: (row) => (row.kind === 'ai' ? 'From answers' : 'Professional'),
  Date: (row) => practiceDay(row.assessmentDate),
  Workstation: (row) => row.workstationScore?.toString() ?? '',
  Posture: (row) => row.posturalScore?.toString() ?? '',
  'Follow-up needed': (row) => (row.followUpNeeded ? 'yes' : ''),
  'Red flags': (row) =>
    row.needsConfirmation
      ? 'may be an emergency, not answered'
      : row.hasEmergency
        ? 'emergency'
        : row.hasRedFlags
          ? 'yes'
          : '',
  Reviewed: (row) => (row.reviewedAt ? practiceDay(row.reviewedAt) : ''),
};
