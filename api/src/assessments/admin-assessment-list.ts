import { adminAssessmentFilter, adminAssessmentSorts } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { personName } from '@practice/contract/auth';
import { practiceDay } from '@practice/contract/format';
import { needsConfirmation } from '@practice/desk/asking';
import { isTold } from '@practice/desk/care';
import { equals, matchesText, nameOf, oneOf, unlessClosed } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';
import { withPerson } from '../lists/with-person.ts';
import { Assessment } from './assessment.entity.ts';

/** As `isTold` of desk: unclear flags don't count, nor do unconfirmed ones the client was asked about. */
const isFlagged = `(
  assessment.flaggedAt IS NOT NULL OR assessment.emergencyAt IS NOT NULL
  OR assessment.redFlags @? '$[*] ? (@.kind != "unclear" && (!(@.isAsked == true) || @.isSo == true))'
)`;

// Unreviewed emergencies, then AI assessments with other red flags, then with a follow-up, each by date.
const attention = `
  CASE WHEN assessment.reviewedAt IS NOT NULL THEN 0
       WHEN assessment.emergencyAt IS NOT NULL THEN 4
       WHEN assessment.kind = 'professional' THEN 0
       WHEN ${isFlagged} THEN 3
       WHEN assessment.followUpNeeded THEN 2
       ELSE 1 END * 1e10::double precision
  + extract(epoch FROM greatest(assessment.assessmentDate, assessment.flaggedAt))::double precision`;

export const assessmentList = new List({
  name: 'assessments',
  entity: Assessment,
  as: 'assessment',
  columns: [
    'id',
    'personId',
    'person',
    'kind',
    'assessmentDate',
    'workstationScore',
    'posturalScore',
    'followUpNeeded',
    'redFlags',
    'flaggedAt',
    'emergencyAt',
    'reviewedAt',
    'reviewedBy',
    'createdAt',
    'updatedAt',
  ],
  unknown: assessmentMessages.unknown,
  sorts: adminAssessmentSorts,
  sortBy: { attention, clientName: nameOf('person') },
  filter: adminAssessmentFilter,
  filteredBy: ['person'],
  filters: {
    q: matchesText(nameOf('person'), 'person.email'),
    id: oneOf('assessment.id'),
    userId: equals('assessment.personId'),
    kind: equals('assessment.kind'),
    followUpNeeded: equals('assessment.followUpNeeded'),
    hasRedFlags: equals(isFlagged),
    isReviewed: equals('assessment.reviewedAt IS NOT NULL'),
  },
  visible: unlessClosed('assessment.personId'),
});

type Row = RowOf<typeof assessmentList>;

export function adminAssessment({ redFlags, flaggedAt, emergencyAt, ...row }: Row) {
  const hasEmergency = emergencyAt !== null;
  const isAnyTold = redFlags.some((flag) => flag.kind !== 'unclear' && isTold(flag));
  return {
    ...withPerson(row),
    userId: row.personId,
    hasEmergency,
    hasRedFlags: isAnyTold || flaggedAt !== null || hasEmergency,
    needsConfirmation: needsConfirmation(redFlags),
  };
}

export const assessmentCsv: CsvColumns<Row> = {
  Client: (row) => personName(row.person),
  Email: (row) => row.person.email,
  Kind: (row) => (row.kind === 'ai' ? 'From answers' : 'Professional'),
  Date: (row) => practiceDay(row.assessmentDate),
  Workstation: (row) => row.workstationScore?.toString() ?? '',
  Posture: (row) => row.posturalScore?.toString() ?? '',
  'Follow-up needed': (row) => (row.followUpNeeded ? 'yes' : ''),
  'Red flags': (row) => {
    const { needsConfirmation, hasEmergency, hasRedFlags } = adminAssessment(row);
    if (needsConfirmation) return 'may be an emergency, not answered';
    if (hasEmergency) return 'emergency';
    return hasRedFlags ? 'yes' : '';
  },
  Reviewed: (row) => (row.reviewedAt ? practiceDay(row.reviewedAt) : ''),
};
