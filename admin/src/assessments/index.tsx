import type { AdminAssessment } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { shortDate } from '@practice/contract/format';
import { Route } from 'react-router';
import { AssessmentsIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';
import { notReviewed } from './AssessmentsToReview.tsx';

const EditAssessment = lazyScreen(() => import('./EditAssessment.tsx'), 'EditAssessment');
const NewAssessment = lazyScreen(() => import('./NewAssessment.tsx'), 'NewAssessment');
const AssessmentPage = lazyScreen(() => import('./AssessmentPage.tsx'), 'AssessmentPage');
const SettingsPage = lazyScreen(() => import('./SettingsPage.tsx'), 'SettingsPage');

export const assessments = {
  name: 'assessments',
  icon: AssessmentsIcon,
  options: { label: 'Assessments', unread: { filter: notReviewed.filter, words: 'to review' } },
  recordRepresentation: ({ user, assessmentDate }: AdminAssessment) =>
    `${personName(user)}, ${shortDate(assessmentDate)}`,
  list: lazyScreen(() => import('./AssessmentList.tsx'), 'AssessmentList'),
  children: (
    <>
      <Route path="settings" element={<SettingsPage />} />
      <Route path="new" element={<NewAssessment />} />
      <Route path=":id" element={<AssessmentPage />} />
      <Route path=":id/edit" element={<EditAssessment />} />
    </>
  ),
};
