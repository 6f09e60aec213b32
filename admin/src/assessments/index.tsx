import { Route } from 'react-router';
import { AssessmentsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';
import { notReviewed } from './AssessmentsToReview.tsx';

const EditAssessment = screen(() => import('./EditAssessment.tsx'), 'EditAssessment');
const NewAssessment = screen(() => import('./NewAssessment.tsx'), 'NewAssessment');
const AssessmentPage = screen(() => import('./AssessmentPage.tsx'), 'AssessmentPage');
const SettingsPage = screen(() => import('./SettingsPage.tsx'), 'SettingsPage');

export const assessments = {
  name: 'assessments',
  icon: AssessmentsIcon,
  options: { label: 'Assessments', unread: { filter: notReviewed.filter, words: 'to review' } },
  list: screen(() => import('./AssessmentList.tsx'), 'AssessmentList'),
  children: (
    <>
      <Route path="settings" element={<SettingsPage />} />
      <Route path="new" element={<NewAssessment />} />
      <Route path=":id" element={<AssessmentPage />} />
      <Route path=":id/edit" element={<EditAssessment />} />
    </>
  ),
};
