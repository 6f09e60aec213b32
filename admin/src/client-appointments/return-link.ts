import { clientIn } from '../client-field/client-in.ts';

/** The link from the form for a new appointment back to where it was opened: a client's page, the calendar, or the list. */
export function returnLink(search: URLSearchParams): { to: string; label: string } {
  const client = clientIn(search);
  if (client) return { to: `/clients/${client}`, label: 'Back to the client' };
  const day = search.get('day') ?? search.get('week');
  if (day) return { to: calendarAt(day, search), label: 'Calendar' };
  return { to: '/client-appointments', label: 'All appointments' };
}

/** The address that shows the new appointment: the screen where the form was opened, on the day of the appointment. */
export function afterBooking(search: URLSearchParams, booked: { id: number; appointmentDate: string }) {
  if (clientIn(search)) return returnLink(search).to;
  if (search.has('day') || search.has('week')) return calendarAt(booked.appointmentDate, search);
  return `/client-appointments/${booked.id}`;
}

function calendarAt(day: string, search: URLSearchParams): string {
  const range = search.get('range');
  return `/client-appointments/calendar?${new URLSearchParams({ day, ...(range && { range }) })}`;
}
