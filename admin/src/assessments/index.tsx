import { Route } from 'react-router';
import { AssessmentsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/screen.ts';

const OneAssessment = screen(() => import('./OneAssessment.tsx'), 'OneAssessment');

export const assessments = {
  name: 'assessments',
  icon: AssessmentsIcon,
  options: { label: 'Assessments' },
  list: screen(() => import('./AssessmentList.tsx'), 'AssessmentList'),
  children: <Route path=":id" element={<OneAssessment />} />,
};

export const assessmentPanels = [screen(() => import('./ToLookAt.tsx'), 'ToLookAt')];
