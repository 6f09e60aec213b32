import FullCalendar from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import type { DatesSetInfo, EventApi } from '@fullcalendar/react';
import { Typography } from '@mui/material';
import type { AdminAppointment, AdminAppointmentUpdate } from '@practice/contract/appointments';
import { type DayRange, visitTimeOf } from '@practice/contract/clock';
import { practice } from '@practice/contract/practice';
import { calendar } from '@practice/contract/routes';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { type CallError, useCall, useCalls } from '../dataProvider.ts';
import { LoadError, Loading, OutdatedNotice } from '../layout/Loading.tsx';
import { useErrorToast } from '../layout/useToast.tsx';
import { allInOrder, changeAppointment, useShowBooked } from './appointment-calls.ts';
import { bookedFor, clientOf, resource } from './appointment-texts.ts';
import { Holidays, useHolidays } from './Holidays.tsx';
import styles from './WeekCalendar.module.css';
import {
  appointmentEvents,
  bookableHours,
  closedEvents,
  daysOf,
  holidayClosures,
  hoursShown,
  type Range,
} from './week.ts';

const plugins = [timeGrid, interaction, classic];

interface WeekCalendarProps {
  day: string;
  range: Range;
  ranges: string;
  onShow: (shown: { day: string; range: Range }) => void;
}

export function WeekCalendar({ day, range, ranges, onShow }: WeekCalendarProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const days = daysOf(day, range);
  const { appointments, settings, events, error, isFetching, retry } = useWeek(days);
  const move = useMove();
  if (!appointments || !settings || !events) {
    if (!error) return <Loading />;
    return <LoadError heading="We couldn’t load the calendar" error={error} onRetry={retry} />;
  }

  const shown = hoursShown(settings, appointments);
  const appointmentOf = ({ id }: EventApi) => appointments.find((one) => String(one.id) === id);
  const drop = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const moved = appointmentOf(event);
    if (moved) move({ moved, to: timeOf(event), revert });
  };
  function follow({ startStr, view }: DatesSetInfo) {
    const next = { day: startStr.slice(0, 10), range: view.type === 'timeGridDay' ? 'day' : 'week' } as const;
    if (next.range !== range || next.day !== days.from) onShow(next);
  }
  return (
    <>
      {error && <OutdatedNotice what="This calendar" error={error} onRetry={retry} />}
      <Holidays {...days} />
      <div className={`text-xs ${styles.calendar}`} aria-busy={isFetching}>
        <FullCalendar
          plugins={plugins}
          initialView={range === 'week' ? 'timeGridWeek' : 'timeGridDay'}
          initialDate={day}
          datesSet={follow}
          todayHint="Today"
          timeZone={practice.timeZone}
          titleFormat={{
            year: 'numeric',
            month: 'short',
            day: 'numeric',
            ...(range === 'day' && { weekday: 'long' }),
          }}
          toolbarTitleClass={styles.title ?? ''}
          buttonClass={styles.button ?? ''}
          headerToolbar={{ start: 'today prev,next', center: 'title', end: ranges }}
          allDaySlot={false}
          height="auto"
          slotMinTime={shown.from}
          slotMaxTime={shown.to}
          slotDuration="00:30"
          snapDuration="00:15"
          slotMinHeight={28}
          eventMinHeight={22}
          nowIndicator
          slotHeaderFormat={{ hour: 'numeric' }}
          slotHeaderContent={({ text }) => text.replace(/(?=[AP]M)/, ' ')}
          dayHeaderClass={({ isToday }) => (isToday ? (styles.today ?? '') : '')}
          dayHeaders={range === 'week'}
          dayHeaderFormat={{ weekday: 'short', month: 'short', day: 'numeric', omitCommas: true }}
          businessHours={bookableHours(settings)}
          nonBusinessHoursClass={styles.closed ?? ''}
          backgroundEventClass={styles.closed ?? ''}
          columnEventClass={({ event }) => `${styles.event} ${event.extendedProps.tone}`}
          columnEventInnerClass={styles.inner ?? ''}
          eventContent={({ event, timeText, isShort }) => {
            const appointment = appointmentOf(event);
            if (!appointment) return event.title;
            return (
              <>
                <strong>{clientOf(appointment)}</strong>
                <span>{appointment.title}</span>
                {!isShort && <span className="text-soft">{timeText}</span>}
              </>
            );
          }}
          events={events}
          eventClick={({ event }) => {
            if (!appointmentOf(event)) return;
            navigate(`/client-appointments/calendar/${event.id}${search}`, { state: { fromList: true } });
          }}
          dateClick={({ dateStr }) => navigate(`/client-appointments/new?${newAt(dateStr, range)}`)}
          eventDrop={drop}
          eventResize={drop}
        />
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5 }}>
        Choose an empty time to book it. Drag an appointment to move it, or open it and enter a new time. In
        shaded hours clients can’t book, but you can. Canceled appointments are in the list.
      </Typography>
    </>
  );
}

type Move = { moved: AdminAppointment; to: AdminAppointmentUpdate; revert: () => void };

function useMove() {
  const calls = useCalls();
  const queries = useQueryClient();
  const showBooked = useShowBooked();
  const showError = useErrorToast();
  return useMutation<Awaited<ReturnType<typeof changeAppointment>>, CallError, Move>({
    mutationFn: ({ moved, to }) => changeAppointment(calls, moved, to),
    onSuccess: (saved) => showBooked('Appointment moved', saved, 'soon'),
    onError(error, { moved, revert }) {
      revert();
      showError(error.isOutdated ? 'Not moved' : `Not moved. ${bookedFor(moved, 'still booked')}`, error);
    },
    onSettled: () => queries.invalidateQueries(),
  }).mutate;
}

function newAt(dateStr: string, range: Range): URLSearchParams {
  const [day = '', clock = ''] = dateStr.split('T');
  const time = `${clock.slice(0, 3)}${clock.slice(3, 5) < '30' ? '00' : '30'}`;
  return new URLSearchParams({ day, time, ...(range === 'day' && { range }) });
}

const timeOf = ({ startStr, start, end }: EventApi): AdminAppointmentUpdate => ({
  ...visitTimeOf(startStr),
  minutes: start && end ? Math.round((end.getTime() - start.getTime()) / 60_000) : 60,
});

function useWeek({ from, to }: DayRange) {
  const appointments = useGetList<AdminAppointment, CallError>(
    resource,
    { ...allInOrder, filter: { from, to } },
    { placeholderData: keepPreviousData },
  );
  const closures = useCall(['calendar', 'closures'], calendar.closures);
  const { settings, open, holidays } = useHolidays({ from, to });
  // FullCalendar forgets what is being dragged when its events are replaced.
  const events = useMemo(
    () =>
      appointments.data &&
      closures.data &&
      holidays && [
        ...appointmentEvents(appointments.data),
        ...closedEvents([...closures.data, ...holidayClosures(holidays)]),
      ],
    [appointments.data, closures.data, holidays],
  );
  const loads = [appointments, settings, closures, open];
  return {
    appointments: appointments.data,
    settings: settings.data,
    events,
    error: loads.find(({ error }) => error)?.error ?? null,
    isFetching: appointments.isFetching,
    retry: () => Promise.all(loads.filter(({ error }) => error).map((one) => one.refetch())),
  };
}
