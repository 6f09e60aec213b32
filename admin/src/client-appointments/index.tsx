import { Route } from 'react-router';
import { AppointmentsIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';
import { nameOf } from './appointment-texts.ts';

const CalendarPage = lazyScreen(() => import('./CalendarPage.tsx'), 'CalendarPage');
const NewAppointmentPage = lazyScreen(() => import('./NewAppointmentPage.tsx'), 'NewAppointmentPage');
const HoursPage = lazyScreen(() => import('./HoursPage.tsx'), 'HoursPage');

export const clientAppointments = {
  name: 'client-appointments',
  icon: AppointmentsIcon,
  options: { label: 'Client Appointments' },
  recordRepresentation: nameOf,
  list: lazyScreen(() => import('./AppointmentList.tsx'), 'AppointmentList'),
  children: (
    <>
      <Route path="calendar/:id?" element={<CalendarPage />} />
      <Route path="new" element={<NewAppointmentPage />} />
      <Route path="hours" element={<HoursPage />} />
    </>
  ),
};
