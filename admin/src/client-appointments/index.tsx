import { Route } from 'react-router';
import { AppointmentsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';

const CalendarPage = screen(() => import('./CalendarPage.tsx'), 'CalendarPage');
const NewAppointmentPage = screen(() => import('./NewAppointmentPage.tsx'), 'NewAppointmentPage');
const HoursPage = screen(() => import('./HoursPage.tsx'), 'HoursPage');

export const clientAppointments = {
  name: 'client-appointments',
  icon: AppointmentsIcon,
  options: { label: 'Client Appointments' },
  list: screen(() => import('./AppointmentList.tsx'), 'AppointmentList'),
  children: (
    <>
      <Route path="calendar/:id?" element={<CalendarPage />} />
      <Route path="new" element={<NewAppointmentPage />} />
      <Route path="hours" element={<HoursPage />} />
    </>
  ),
};
