import { clientIn } from '../client-field/client-in.ts';

export function returnLink(search: URLSearchParams): { to: string; label: string } {
  const client = clientIn(search);
  if (client) return { to: `/clients/${client}`, label: 'Back to the client' };
  const day = search.get('day') ?? search.get('week');
  if (day) return { to: calendarAt(day, search), label: 'Calendar' };
  return { to: '/client-appointments', label: 'All appointments' };
}

export function afterBooking(search: URLSearchParams, booked: { id: number; appointmentDate: string }) {
  if (clientIn(search)) return returnLink(search).to;
  if (search.has('day') || search.has('week')) return calendarAt(booked.appointmentDate, search);
  return `/client-appointments/${booked.id}`;
}

function calendarAt(day: string, search: URLSearchParams): string {
  const range = search.get('range');
  return `/client-appointments/calendar?${new URLSearchParams({ day, ...(range && { range }) })}`;
}
