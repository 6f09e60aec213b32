import { type Appointment, appointmentIcsPath } from '@practice/contract/appointments';
import { buttonClass } from '@practice/ui/Button';
import styles from './AddToCalendar.module.css';
import { calendarLinks } from './calendar-links.ts';

/** Adds an appointment to the client's calendar, as a file or in a web calendar. */
export function AddToCalendar({ appointment }: { appointment: Appointment }) {
  return (
    <details style={{ minInlineSize: 0 }}>
      <summary className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.summary}`}>
        Add to calendar<span className="visually-hidden">: {appointment.title}</span>
      </summary>
      <ul className={`cluster gap-4 row-gap-0 text-sm ${styles.links}`}>
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
