import { type Appointment, appointmentIcsPath } from '@practice/contract/appointments';
import { practice } from '@practice/contract/practice';
import { howToChange, placeOf } from '@practice/contract/visit';
import { buttonClass } from '@practice/ui/Button';
import styles from './AddToCalendar.module.css';

export function AddToCalendar({ appointment }: { appointment: Appointment }) {
  return (
    <details>
      <summary className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.summary}`}>
        Add to calendar<span className="visually-hidden">: {appointment.title}</span>
      </summary>
      <ul className={`cluster gap-4 row-gap-0 plain-list text-sm ${styles.links}`}>
        <li>
          <a href={appointmentIcsPath(appointment.id)} download>
            Calendar file (.ics)
          </a>
        </li>
        {calendarLinks(appointment).map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noreferrer">
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

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
        details: howToChange,
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
        body: howToChange,
      }),
    },
  ];
}

function basic(instant: Date): string {
  return instant.toISOString().replace(/\.\d+|[-:]/g, '');
}

// Outlook shows a plus sign as it is, so spaces are encoded as %20.
function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
