import FullCalendar from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import type { DatesSetInfo, EventApi, EventDisplayInfo, EventDropInfo, MountInfo } from '@fullcalendar/react';
import { Box } from '@mui/material';
import type { AdminAppointment, AdminAppointmentUpdate } from '@practice/contract/appointments';
import { type DayRange, visitTimeOf } from '@practice/contract/clock';
import { practice } from '@practice/contract/practice';
import { namesOf } from '@practice/contract/practitioners';
import { calendar as calendarRoutes } from '@practice/contract/routes';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useGetList } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { allBy, type CallError, useCall, useCalls } from '../dataProvider.ts';
import { Loading, RetryMessage } from '../layout/Loading.tsx';
import { useToast } from '../layout/useToast.tsx';
import { usePractitioners } from '../practitioner-field/WithInput.tsx';
import { changeAppointment, useShowBooked } from './appointment-calls.ts';
import { bookedFor, clientOf, resource } from './appointment-texts.ts';
import { look, sharedLook } from './calendar-look.ts';
import { Holidays, useHolidays } from './Holidays.tsx';
import { givenTo, type LaneSpan, lanesOf, shortNames } from './lanes.ts';
import { useLaneAtPointer } from './useLaneAtPointer.ts';
import {
  appointmentEvents,
  bookableHours,
  closedEvents,
  daysOf,
  emptyClosedDays,
  holidayClosures,
  hoursShown,
  laneHours,
  type Range,
} from './week.ts';

const plugins = [timeGrid, interaction, classic];
const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;

interface WeekCalendarProps {
  day: string;
  range: Range;
  ranges: string;
  practitionerId: number | undefined;
  onShow: (shown: { day: string; range: Range }) => void;
}

export function WeekCalendar({ day, range, ranges, practitionerId, onShow }: WeekCalendarProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const days = daysOf(day, range);
  const { week, error, isFetching, retry } = useWeek(days, practitionerId);
  const { calendar, pointed } = useLaneAtPointer(week?.lanes.length ?? 1);
  const wasDropped = useRef(false);
  const move = useMove();
  if (!week) {
    if (!error) return <Loading />;
    return <RetryMessage onRetry={retry}>We couldn’t load the calendar. {error.message}</RetryMessage>;
  }

  const { appointments, settings, lanes, events } = week;
  const shown = hoursShown(settings, appointments);
  const hiddenDays = range === 'week' ? emptyClosedDays(settings, appointments) : [];
  const appointmentOf = ({ id }: EventApi) => appointments.find((one) => String(one.id) === id);
  const isShared = lanes.length > 1;
  const pointedLane = () => pointed.current && lanes[pointed.current.lane];
  const resize = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const moved = appointmentOf(event);
    if (moved) move({ moved, to: timeOf(event), revert });
  };
  const drop = ({ event, delta, revert }: EventDropInfo) => {
    wasDropped.current = true;
    const moved = appointmentOf(event);
    if (!moved) return;
    const given = givenTo(moved, pointedLane());
    // FullCalendar moves a visit down a step if gripped in the first half of a slot, even when dragged
    // sideways.
    const isLevel = pointed.current?.isLevel;
    const time = { ...timeOf(event), ...(isLevel && { appointmentTime: moved.appointmentTime }) };
    const staysAtItsTime = isLevel && !delta.days;
    if (staysAtItsTime) revert();
    if (!staysAtItsTime || given.practitionerIds)
      move({ moved, to: staysAtItsTime ? given : { ...time, ...given }, revert });
  };
  /** FullCalendar doesn't report a drop that changes only the lane. */
  const dropInLane = ({ event }: { event: EventApi }) => {
    wasDropped.current = false;
    queueMicrotask(() => {
      const moved = appointmentOf(event);
      if (wasDropped.current || !moved || pointed.current?.day !== event.startStr.slice(0, 10)) return;
      const to = givenTo(moved, pointedLane());
      if (to.practitionerIds) move({ moved, to, revert: () => {} });
    });
  };
  function follow({ startStr, view }: DatesSetInfo) {
    const next = { day: startStr.slice(0, 10), range: view.type === 'timeGridDay' ? 'day' : 'week' } as const;
    if (next.range !== range || daysOf(next.day, range).from !== days.from) onShow(next);
  }
  return (
    <>
      {error && (
        <RetryMessage severity="warning" sx={{ mb: 2 }} onRetry={retry}>
          This calendar may be out of date. {error.message}
        </RetryMessage>
      )}
      <Holidays {...days} />
      <Box
        ref={calendar}
        className="text-xs"
        sx={isShared ? [look, sharedLook] : look}
        style={{ '--lanes': lanes.length }}
        aria-busy={isFetching}
      >
        <FullCalendar
          // FullCalendar places an event once, so new lanes need a new calendar.
          key={lanes.map(({ id }) => id).join()}
          plugins={plugins}
          initialView={range === 'week' ? 'timeGridWeek' : 'timeGridDay'}
          initialDate={day}
          hiddenDays={hiddenDays}
          datesSet={follow}
          todayHint="Today"
          timeZone={practice.timeZone}
          titleFormat={range === 'day' ? { ...date, weekday: 'long' } : date}
          toolbarTitleClass="title"
          buttonClass="button"
          headerToolbar={{ start: 'today prev,next', center: 'title', end: ranges }}
          allDaySlot={false}
          height="auto"
          slotMinTime={shown.from}
          slotMaxTime={shown.to}
          snapDuration="00:15"
          slotMinHeight={28}
          eventMinHeight={22}
          nowIndicator
          slotHeaderFormat={{ hour: 'numeric' }}
          slotHeaderContent={({ text }) => text.replace(/(?=[AP]M)/, ' ')}
          dayHeaderClass={({ isToday }) => (isToday ? 'today' : '')}
          dayHeaders={range === 'week' || isShared}
          dayHeaderContent={({ text }) => (
            <>
              {range === 'week' && text}
              {isShared && (
                <span className="heads">
                  {shortNames(lanes).map((name, at) => (
                    <span key={lanes[at]?.id} title={lanes[at]?.name}>
                      {name}
                    </span>
                  ))}
                </span>
              )}
            </>
          )}
          dayHeaderFormat={{ weekday: 'short', month: 'short', day: 'numeric', omitCommas: true }}
          businessHours={!isShared && bookableHours(settings, lanes[0]?.hours)}
          nonBusinessHoursClass="closed"
          backgroundEventClass="closed"
          backgroundEventDidMount={placeInLane}
          columnEventClass={({ event }) => `event ${event.extendedProps.tone}`}
          eventDidMount={placeInLane}
          columnEventInnerClass="inner"
          eventContent={({ event, timeText, isShort }) => {
            const appointment = appointmentOf(event);
            if (!appointment) return event.title;
            return (
              <>
                <strong className={isShort ? '' : 'name'}>{clientOf(appointment)}</strong>
                <span>{appointment.title}</span>
                {!isShort && <span className="text-soft">{timeText}</span>}
                {isShared && (
                  <span className="visually-hidden">With {namesOf(appointment.practitioners)}</span>
                )}
              </>
            );
          }}
          events={events}
          eventClick={({ event }) => {
            if (!appointmentOf(event)) return;
            navigate(`/client-appointments/calendar/${event.id}${search}`, { state: { fromList: true } });
          }}
          dateClick={({ dateStr }) => {
            const lane = isShared ? pointedLane()?.id : undefined;
            navigate(`/client-appointments/new?${newAt(dateStr, range, lane, practitionerId)}`);
          }}
          eventDragStop={dropInLane}
          eventDrop={drop}
          eventResize={resize}
        />
      </Box>
      <p className="text-sm text-soft mt-3">
        Choose an empty time to book it. Drag an appointment to move it{isShared && ', also to someone else'},
        or open it and enter a new time. In shaded hours clients can’t book, but you can. Canceled
        appointments are in the list.
        {hiddenDays.length > 0 && ' Closed days show once they have an appointment.'}
      </p>
    </>
  );
}

/** FullCalendar places overlapping events side by side; here the lane shows the practitioner. */
function placeInLane({ el, event, isMirror, isDragging }: MountInfo<EventDisplayInfo>) {
  const span: LaneSpan | undefined = event.extendedProps.span;
  const box = el.parentElement;
  if (!span || !box) return;
  box.classList.add('lane');
  box.style.setProperty('--from', String(span.from));
  box.style.setProperty('--to', String(span.to));
  if (isMirror && isDragging && span.to - span.from === 1) box.classList.add('dragged');
}

type Move = { moved: AdminAppointment; to: AdminAppointmentUpdate; revert: () => void };

function useMove() {
  const calls = useCalls();
  const queries = useQueryClient();
  const showBooked = useShowBooked();
  const { showError } = useToast();
  return useMutation({
    mutationFn: ({ moved, to }: Move) => changeAppointment(calls, moved, to),
    onSuccess: (saved) => showBooked('Appointment moved', saved, 'soon'),
    onError(error: CallError, { moved, revert }) {
      revert();
      showError(error.isOutdated ? 'Not moved' : `Not moved. ${bookedFor(moved, 'still booked')}`, error);
    },
    onSettled: () => queries.invalidateQueries(),
  }).mutate;
}

function newAt(dateStr: string, range: Range, practitioner?: number, only?: number): URLSearchParams {
  const [day = '', clock = ''] = dateStr.split('T');
  const time = `${clock.slice(0, 3)}${clock.slice(3, 5) < '30' ? '00' : '30'}`;
  return new URLSearchParams({
    ...{ day, time },
    ...(range === 'day' && { range }),
    ...(practitioner && { practitioner: String(practitioner) }),
    ...(only && { only: String(only) }),
  });
}

const timeOf = ({ startStr, start, end }: EventApi): AdminAppointmentUpdate => ({
  ...visitTimeOf(startStr),
  minutes: start && end ? Math.round((end.getTime() - start.getTime()) / 60_000) : 60,
});

function useWeek({ from, to }: DayRange, only: number | undefined) {
  const practitioners = usePractitioners();
  const appointments = useGetList<AdminAppointment>(resource, allBy('startsAt', { from, to }), {
    placeholderData: keepPreviousData,
  });
  const closures = useCall(['calendar', 'closures'], calendarRoutes.closures);
  const { settings, open, holidays } = useHolidays({ from, to });
  const loads = [practitioners, appointments, settings, closures, open];
  const [who, visits, rules, closed] = [practitioners.data, appointments.data, settings.data, closures.data];
  // FullCalendar forgets what is being dragged when its events are replaced.
  const week = useMemo(() => {
    if (!who || !visits || !rules || !closed || !holidays) return;
    const lanes = lanesOf(who, visits, only);
    const events = [
      ...appointmentEvents(visits, lanes),
      ...(lanes.length > 1 ? laneHours(rules, lanes) : []),
      ...closedEvents([...closed, ...holidayClosures(holidays)], lanes),
    ];
    return { appointments: visits, settings: rules, lanes, events };
  }, [who, visits, rules, closed, holidays, only]);
  return {
    week,
    error: loads.find(({ error }) => error)?.error,
    isFetching: appointments.isFetching,
    retry: () => Promise.all(loads.filter(({ error }) => error).map((one) => one.refetch())),
  };
}
