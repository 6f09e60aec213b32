import type { AdminAppointment } from '@practice/contract/appointments';
import { addDays } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { AppointmentBadge } from '../badges/Badges.tsx';
import { useNow } from '../layout/useNow.ts';
import { ListPanel } from '../list/ListPanel.tsx';
import { clientOf, resource } from './appointment-texts.ts';

export function TodayAndTomorrow() {
  const today = practiceDay(new Date(useNow()));
  const status = ['scheduled', 'rescheduled', 'completed', 'no-show'];
  return (
    <ListPanel<AdminAppointment>
      resource={resource}
      heading="Today and tomorrow"
      params={{
        sort: { field: 'startsAt', order: 'ASC' },
        filter: { from: today, to: addDays(today, 1), status },
      }}
      shown={8}
      emptyText="No one’s coming today or tomorrow."
      linkLabel="See the calendar"
      linkTo="/client-appointments/calendar"
      row={(appointment) => ({
        title: `${appointment.appointmentDate === today ? 'Today' : 'Tomorrow'} at ${appointment.appointmentTime}`,
        badge: <AppointmentBadge status={appointment.status} />,
        text: [clientOf(appointment), appointment.title, appointment.location].filter(Boolean).join(' · '),
      })}
    />
  );
}
