import { Route } from 'react-router';
import { RequestsIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';
import { unanswered } from './RequestPanels.tsx';

const SetUpClientPage = lazyScreen(() => import('./SetUpClientPage.tsx'), 'SetUpClientPage');

export const consultationRequests = {
  name: 'consultation-requests',
  icon: RequestsIcon,
  options: {
    label: 'Consultation Requests',
    unread: { filter: unanswered.filter, words: 'waiting for an answer' },
  },
  recordRepresentation: 'fullName',
  list: lazyScreen(() => import('./ConsultationRequestList.tsx'), 'ConsultationRequestList'),
  children: <Route path=":id/client" element={<SetUpClientPage />} />,
};
