import type { Appointment } from '@practice/contract/appointments';
import { practice } from '@practice/contract/practice';
import { placeOf } from '@practice/contract/visit';

/** The links that add an appointment to a web calendar. They leave out what the client wrote to us. */
export function calendarLinks(appointment: Pick<Appointment, 'title' | 'startsAt' | 'minutes' | 'location'>) {
  const start = new Date(appointment.startsAt);
  const end = new Date(start.getTime() + appointment.minutes * 60_000);
  const title = `${appointment.title} (${practice.name})`;
  const location = placeOf(appointment);
  return [
    {
      label: 'Google Calendar',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${basic(start)}/${basic(end)}`,
        location,
      }),
    },
    {
      label: 'Outlook.com',
      href: address('https://outlook.live.com/calendar/0/action/compose', {
        rru: 'addevent',
        subject: title,
        startdt: start.toISOString(),
        enddt: end.toISOString(),
        location,
      }),
    },
  ];
}

/** An instant in the basic format of ISO 8601: 20261201T150000Z. */
function basic(instant: Date): string {
  return instant.toISOString().replace(/\.\d+|[-:]/g, '');
}

// Outlook shows a plus sign as it is, so spaces are encoded as %20.
function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
