import { type Appointment, appointmentIcsPath } from '@practice/contract/appointments';
import styles from './AddToCalendar.module.css';
import { calendarLinks } from './calendar-links.ts';

/** Adds an appointment to the client's calendar, as a file or in a web calendar. */
export function AddToCalendar({ appointment }: { appointment: Appointment }) {
  return (
    <details className={styles.details}>
      <summary className={`text-sm text-strong ${styles.summary}`}>
        Add to calendar<span className="visually-hidden">: {appointment.title}</span>
      </summary>
      <ul className={styles.ways}>
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
