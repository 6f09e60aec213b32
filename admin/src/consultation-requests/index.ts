import { RequestsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/screen.ts';

export const consultationRequests = {
  name: 'consultation-requests',
  icon: RequestsIcon,
  options: { label: 'Consultation Requests' },
  list: screen(() => import('./ConsultationRequestList.tsx'), 'ConsultationRequestList'),
};

export const requestPanels = [
  screen(() => import('./RequestPanels.tsx'), 'StillWaiting'),
  screen(() => import('./RequestPanels.tsx'), 'NewSinceYesterday'),
];
