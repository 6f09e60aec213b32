import { paths } from '@practice/contract/paths';
import { readStored, store } from '@practice/ui/form/stored';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './Welcome.module.css';

interface WelcomeProps {
  userId: number;
  hasAppointments: boolean;
  hasAssessments: boolean;
  hasPhone: boolean;
  newAssessmentAddress: string;
}

/** A checklist for new clients. It renders nothing once everything is done. */
export function Welcome(props: WelcomeProps) {
  const { userId, hasAppointments, hasAssessments, hasPhone, newAssessmentAddress } = props;
  // The site does not know who reads its guides, so this browser remembers that the link was opened.
  const storageKey = `has-read:${userId}`;
  const [hasReadGuides, setHasReadGuides] = useState(() => readStored(storageKey, 'localStorage') !== null);

  const steps = [
    {
      isDone: hasAppointments,
      name: 'Book an appointment',
      reason: 'Pick a day and time.',
      to: '?tab=appointments&open=new',
    },
    {
      isDone: hasAssessments,
      name: 'Assess your desk',
      reason: 'Ten questions, about ten minutes.',
      to: newAssessmentAddress,
    },
    {
      isDone: hasReadGuides,
      name: 'Read a guide',
      reason: 'Short guides, videos and checklists.',
    },
    {
      isDone: hasPhone,
      name: 'Complete your profile',
      reason: 'Add your phone number, so we can reach you about a visit.',
      to: '/account',
    },
  ];
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  if (doneCount === steps.length) return null;

  function rememberGuides() {
    setHasReadGuides(true);
    store(storageKey, true, 'localStorage');
  }
  const linkTo = (name: string, address: string | undefined) =>
    address ? (
      <Link to={address}>{name}</Link>
    ) : (
      <a href={paths.resources} onClick={rememberGuides}>
        {name}
      </a>
    );

  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <h2 className="text-xl" id="welcome">
        {doneCount === 0 ? 'Welcome! Start here' : 'Getting started'}
      </h2>
      <p className={`text-sm text-soft ${styles.count}`}>
        {doneCount} of {steps.length} done
      </p>
      <ul className={`columns gap-5 row-gap-0 plain-list ${styles.list}`}>
        {steps.map(({ isDone, name, reason, to }) => (
          <li key={name} className={`stack gap-1 ${isDone ? styles.done : ''}`}>
            <h3 className="text-md">{isDone ? name : linkTo(name, to)}</h3>
            {isDone ? (
              <span className="visually-hidden">Done</span>
            ) : (
              <p className="text-sm text-soft">{reason}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
