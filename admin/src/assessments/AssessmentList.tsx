import type { AdminAssessment } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { shortDate, tableDate } from '@practice/contract/format';
import { CreateButton, DataTable } from 'react-admin';
import { bothScores, madeBy, outOfTen } from '../badges/assessment-texts.ts';
import { AssessmentBadges } from '../badges/Badges.tsx';
import { choice, search, yesOrNo } from '../list/filters.tsx';
import { RecordList, ViewDetails } from '../list/RecordList.tsx';
import { NoteOnResults } from './NoteOnResults.tsx';

const kinds = (['ai', 'professional'] as const).map((value) => ({ value, label: madeBy(value) }));
const reviews = yesOrNo('Reviewed', 'Not reviewed yet').toReversed();
const filters = [
  search('Client’s name or email'),
  choice('isReviewed', { label: 'Review', emptyText: 'All', choices: reviews }),
  choice('kind', { label: 'Kind', emptyText: 'All kinds', alwaysOn: false, choices: kinds }),
];

const Column = DataTable.Col<AdminAssessment>;
const badgesOf = (row: AdminAssessment) => <AssessmentBadges assessment={row} />;

export const AssessmentList = () => (
  <RecordList<AdminAssessment>
    title="Assessments"
    lead="Every assessment of a client’s desk. Unreviewed first."
    sort={{ field: 'attention', order: 'DESC' }}
    sorts={['attention', 'assessmentDate', 'clientName']}
    filters={filters}
    rowClick={(id) => `/assessments/${id}`}
    actions={
      <>
        <NoteOnResults />
        <CreateButton to="/assessments/new" label="New assessment" />
      </>
    }
    empty={{
      title: 'No Assessments Yet',
      text: 'When a client finishes an assessment in their dashboard, it appears here with its scores, findings and their conversation with the assistant. You can write one yourself, too.',
    }}
    primaryText={({ user }) => personName(user)}
    secondaryText={(row) => `${bothScores(row)} · ${shortDate(row.assessmentDate)}`}
    tertiaryText={badgesOf}
  >
    <Column source="clientName" label="Client" render={({ user }) => personName(user)} />
    <Column source="assessmentDate" label="Date" render={(row) => tableDate(row.assessmentDate)} />
    <Column source="workstationScore" label="Workstation" render={(row) => outOfTen(row.workstationScore)} />
    <Column source="posturalScore" label="Posture" render={(row) => outOfTen(row.posturalScore)} />
    <Column source="attention" label="State" render={badgesOf} />
    <Column label="Actions" field={ViewDetails} />
  </RecordList>
);
