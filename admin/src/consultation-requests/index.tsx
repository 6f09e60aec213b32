import { Route } from 'react-router';
import { RequestsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';
import { waiting } from './RequestPanels.tsx';

const SetUpClientPage = screen(() => import('./SetUpClientPage.tsx'), 'SetUpClientPage');

export const consultationRequests = {
  name: 'consultation-requests',
  icon: RequestsIcon,
  options: {
    label: 'Consultation Requests',
    unread: { filter: waiting.filter, words: 'waiting for an answer' },
  },
  list: screen(() => import('./ConsultationRequestList.tsx'), 'ConsultationRequestList'),
  children: <Route path=":id/client" element={<SetUpClientPage />} />,
};
