import { NavLink } from 'react-router';
import styles from './ViewSwitch.module.css';

/** Links to the two views of the appointments, the list and the calendar. */
export function ViewSwitch() {
  return (
    <nav className={styles.views} aria-label="Views">
      <NavLink to="/client-appointments" end>
        List
      </NavLink>
      <NavLink to="/client-appointments/calendar">Calendar</NavLink>
    </nav>
  );
}
