import { nextAppointment } from '@practice/contract/appointments';
import type { SessionUser } from '@practice/contract/auth';
import { phoneHref, practice } from '@practice/contract/practice';
import { whatToBring } from '@practice/contract/visit';
import { Link } from 'react-router';
import { useAppointments } from './appointments.queries.ts';
import styles from './NextSteps.module.css';

/** Lists what the client can do next, below the cards of the overview. */
export function NextSteps({ user }: { user: SessionUser }) {
  const { data: appointments } = useAppointments();
  if (!appointments) return null;
  const next = nextAppointment(appointments);
  const bring = next && whatToBring(next.title, next.location);
  // New clients see the list of `Welcome` instead.
  const isNew = appointments.length === 0;
  if (isNew && user.emailConfirmed) return null;
  return (
    <section className={`stack gap-4 ${styles.steps}`} aria-labelledby="next-steps">
      <h2 className="text-xl" id="next-steps">
        What to do next
      </h2>
      <ol className={`columns gap-5 plain-list ${styles.list}`}>
        {!user.emailConfirmed && (
          <li className="stack gap-2">
            <h3>Confirm your email address</h3>
            <p>
              Click the link we sent to {user.email}. Until you do, our emails about your visits leave out
              what you typed.
            </p>
          </li>
        )}
        {next ? (
          <>
            {bring && (
              <li className="stack gap-2">
                <h3>Get ready for your visit</h3>
                <p>{bring}</p>
                <p>{practice.parking}</p>
              </li>
            )}
            <li className="stack gap-2">
              <h3>Need to reschedule?</h3>
              <p>
                <Link to={`?tab=appointments&open=${next.id}`}>Change your appointment</Link> here. If it’s
                coming up soon, call us at <a href={phoneHref}>{practice.phone}</a>.
              </p>
            </li>
          </>
        ) : isNew ? null : (
          <li className="stack gap-2">
            <h3>Book a time</h3>
            <p>
              <Link to="?tab=appointments&open=new">Pick a day and time</Link>. If you’d like to talk first,
              call us at <a href={phoneHref}>{practice.phone}</a>.
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}
