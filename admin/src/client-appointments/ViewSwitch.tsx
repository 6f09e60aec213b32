import { NavLink } from 'react-router';
import styles from './ViewSwitch.module.css';

/** The appointments as a list, or in the week: two ways to look, each at an address of its own. */
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
