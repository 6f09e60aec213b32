import type { AdminAssessment, adminAssessmentSorts } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { shortDate, tableDate } from '@practice/contract/format';
import { bothScores, madeBy, outOfTen } from '../badges/assessment-words.ts';
import { AssessmentBadges } from '../badges/Badges.tsx';
import { EditIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { type ListSection, yesOrNo } from '../list/list-section.ts';

const section: ListSection<AdminAssessment, (typeof adminAssessmentSorts)[number]> = {
  resource: 'assessments',
  title: 'Assessments',
  lead: 'Every assessment of a client’s desk. Unreviewed first.',
  name: 'Assessments',
  noun: ['assessment', 'assessments'],
  nameOf: ({ user, assessmentDate }) => `${personName(user)}, ${shortDate(assessmentDate)}`,
  search: 'Client’s name or email',
  filters: [
    {
      name: 'kind',
      label: 'Kind',
      options: (['ai', 'professional'] as const).map((value) => ({ value, label: madeBy(value) })),
      all: 'All kinds',
    },
    {
      name: 'isReviewed',
      label: 'Review',
      options: yesOrNo('Reviewed', 'Not reviewed yet').toReversed(),
      all: 'All',
    },
  ],
  orders: [
    { label: 'Unreviewed first', field: 'attention', order: 'DESC' },
    { label: 'Newest first', field: 'assessmentDate', order: 'DESC' },
    { label: 'Oldest first', field: 'assessmentDate', order: 'ASC' },
    { label: 'Client', field: 'clientName', order: 'ASC' },
    { label: 'Lowest workstation score', field: 'workstationScore', order: 'ASC' },
    { label: 'Lowest posture score', field: 'posturalScore', order: 'ASC' },
  ],
  columns: [
    { label: 'Client', sort: 'clientName', cell: ({ user }) => personName(user) },
    { label: 'Date', sort: 'assessmentDate', width: '7rem', cell: (row) => tableDate(row.assessmentDate) },
    {
      label: 'Workstation',
      sort: 'workstationScore',
      width: '7.5rem',
      cell: (row) => outOfTen(row.workstationScore),
    },
    { label: 'Posture', sort: 'posturalScore', width: '6rem', cell: (row) => outOfTen(row.posturalScore) },
    { label: 'State', sort: 'attention', width: '30%', cell: (row) => <AssessmentBadges assessment={row} /> },
  ],
  card: (assessment) => ({
    title: personName(assessment.user),
    text: (
      <>
        <p>{bothScores(assessment)}</p>
        <AssessmentBadges assessment={assessment} />
      </>
    ),
    foot: shortDate(assessment.assessmentDate),
  }),
  actions: (
    <>
      <LinkButton to="/assessments/new">New assessment</LinkButton>
      <LinkButton variant="secondary" to="/assessments/settings" icon={EditIcon}>
        Note on AI results
      </LinkButton>
    </>
  ),
  preload: () => import('./AssessmentPage.tsx'),
  empty: {
    title: 'No Assessments Yet',
    drawing: 'M42 76V50h60v26M66 50v-6M52 18h34v26H52zM16 76h16M24 76V60M13 60h20M14 60l-4-22',
    text: 'When a client finishes an assessment in their dashboard, it appears here with its scores, findings and their conversation with the assistant. You can write one yourself, too.',
    action: (
      <LinkButton variant="secondary" to="/assessments/new">
        Write an assessment
      </LinkButton>
    ),
  },
};

export const AssessmentList = () => <ListPage section={section} />;
