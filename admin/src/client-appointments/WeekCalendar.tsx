import FullCalendar, { type EventApi } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import theme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { to12Hour } from '@practice/contract/time';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { type AdminAppointment, isOpen } from '@practice/contract/appointments';
import { practice } from '@practice/contract/practice';
import tones from '@practice/ui/tones.module.css';
import { useLocation, useNavigate } from 'react-router';
import { statusTones } from '../badges/Badges.tsx';
import { LoadError, OutdatedNotice } from '../layout/LoadError.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';
import { clientOf, nameOf } from './appointment-words.ts';
import { Holidays } from './Holidays.tsx';
import { type AppointmentTime, useWeek } from './useWeek.ts';
import styles from './WeekCalendar.module.css';
import { businessHours, closedEvents, daysOf, hoursShown, type Range } from './week.ts';

const plugins = [timeGrid, interaction, theme];

export function WeekCalendar({ day, range }: { day: string; range: Range }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { appointments, settings, closures, error, isFetching, retry, move } = useWeek(day, range);
  if (!appointments || !settings || !closures) {
    if (!error) return <LoadingBlocks className="stack" heights={['38rem']} />;
    return <LoadError heading="We couldn’t load the calendar" error={error} onRetry={retry} />;
  }

  const shown = hoursShown(settings, appointments);
  const byId = new Map(appointments.map((appointment) => [String(appointment.id), appointment]));
  const drop = ({ event }: { event: EventApi }) => {
    const moved = byId.get(event.id);
    if (moved) move(moved, timeOf(event));
  };
  return (
    <>
      {error && <OutdatedNotice what="This calendar" error={error} onRetry={retry} />}
      <Holidays {...daysOf(day, range)} />
      <div className={`box text-xs ${styles.calendar}`} aria-busy={isFetching}>
        <FullCalendar
          // The key makes a new calendar for other days, because FullCalendar would keep the days it started with.
          key={`${range} ${day}`}
          plugins={plugins}
          borderless
          initialView={range === 'week' ? 'timeGridWeek' : 'timeGridDay'}
          initialDate={day}
          timeZone={practice.timeZone}
          headerToolbar={false}
          allDaySlot={false}
          height="auto"
          slotMinTime={shown.from}
          slotMaxTime={shown.to}
          slotDuration="00:30"
          snapDuration="00:15"
          slotMinHeight={28}
          // An appointment of 15 minutes is high enough for one line of text.
          eventMinHeight={22}
          nowIndicator
          slotHeaderFormat={{ hour: 'numeric' }}
          slotHeaderContent={({ text }) => text.replace(/(?=[AP]M)/, ' ')}
          dayHeaderClass={({ isToday }) => (isToday ? (styles.today ?? '') : '')}
          dayHeaders={range === 'week'}
          dayHeaderFormat={{ weekday: 'short', month: 'short', day: 'numeric', omitCommas: true }}
          businessHours={businessHours(settings)}
          nonBusinessHoursClass={styles.closed ?? ''}
          backgroundEventClass={styles.closed ?? ''}
          columnEventClass={({ event }) => `${styles.event} ${event.extendedProps.tone}`}
          columnEventInnerClass={styles.inner ?? ''}
          eventContent={({ event, timeText, isShort }) => {
            const appointment = byId.get(event.id);
            if (!appointment) return event.title;
            return (
              <>
                <strong className="one-line">{clientOf(appointment)}</strong>
                <span className="one-line">{appointment.title}</span>
                {!isShort && <span className="one-line text-soft">{timeText}</span>}
              </>
            );
          }}
          events={[...appointments.map(eventOf), ...closedEvents(closures)]}
          eventClick={({ event }) => {
            if (!byId.has(event.id)) return;
            navigate(`/client-appointments/calendar/${event.id}${search}`, { state: { fromList: true } });
          }}
          dateClick={({ dateStr }) => navigate(`/client-appointments/new?${newAt(dateStr, range)}`)}
          eventDrop={drop}
          eventResize={drop}
        />
      </div>
      <p className="mt-3 text-sm text-soft">
        Choose an empty time to book it. Drag an appointment to move it, or open it and enter a new time. In
        shaded hours clients can’t book, but you can. Canceled appointments are in the list.
      </p>
    </>
  );
}

function eventOf(appointment: AdminAppointment) {
  const { id, startsAt, minutes, status } = appointment;
  return {
    id: String(id),
    title: nameOf(appointment),
    start: startsAt,
    end: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    editable: isOpen(status),
    extendedProps: { tone: tones[statusTones[status]] },
  };
}

function newAt(dateStr: string, range: Range): URLSearchParams {
  const [day = '', clock = ''] = dateStr.split('T');
  const time = `${clock.slice(0, 3)}${clock.slice(3, 5) < '30' ? '00' : '30'}`;
  return new URLSearchParams({ day, time, ...(range === 'day' && { range }) });
}

function timeOf({ startStr, start, end }: EventApi): AppointmentTime {
  return {
    appointmentDate: startStr.slice(0, 10),
    appointmentTime: to12Hour(startStr.slice(11, 16)),
    minutes: start && end ? Math.round((end.getTime() - start.getTime()) / 60_000) : 60,
  };
}
