import { paths } from '@practice/contract/paths';
import { Link } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { useHasReadGuides } from './useHasReadGuides.ts';
import styles from './Welcome.module.css';

interface WelcomeProps {
  hasAppointments: boolean;
  hasAssessments: boolean;
  hasPhone: boolean;
  /** The address of a new assessment. */
  toolAddress: string;
}

/** A checklist for new clients. It renders nothing once everything is done. */
export function Welcome({ hasAppointments, hasAssessments, hasPhone, toolAddress }: WelcomeProps) {
  const { user } = useSession();
  const { hasRead, markAsRead } = useHasReadGuides(user?.id);

  const steps = [
    {
      isDone: hasAppointments,
      name: 'Book an appointment',
      why: 'Pick a day and time.',
      way: <Link to="?tab=appointments&open=new">Book an appointment</Link>,
    },
    {
      isDone: hasAssessments,
      name: 'Assess your desk',
      why: 'Ten questions, about ten minutes.',
      way: <Link to={toolAddress}>Assess your desk</Link>,
    },
    {
      isDone: hasRead,
      name: 'Read a guide',
      why: 'Short guides, videos and checklists.',
      way: (
        <a href={paths.resources} onClick={markAsRead}>
          Read a guide
        </a>
      ),
    },
    {
      isDone: hasPhone,
      name: 'Complete your profile',
      why: 'Add your phone number, so we can reach you about a visit.',
      way: <Link to="/account">Complete your profile</Link>,
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <h2 className="text-xl" id="welcome">
        {done === 0 ? 'Welcome! Start here' : 'Getting started'}
      </h2>
      <p className={`text-sm text-soft ${styles.count}`}>
        {done} of {steps.length} done
      </p>
      <ul className={`plain-list ${styles.list}`}>
        {steps.map(({ isDone, name, why, way }) => (
          <li key={name} className={isDone ? styles.done : undefined}>
            <h3>{isDone ? name : way}</h3>
            {isDone ? <span className="visually-hidden">Done</span> : <p>{why}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
