import { type Appointment, nextAppointment } from '@practice/contract/appointments';
import type { Account, SessionUser } from '@practice/contract/auth';
import type { Payment } from '@practice/contract/payments';
import { buttonClass } from '@practice/ui/Button';
import { Link } from 'react-router';
import { Panel } from '../layout/Panel.tsx';
import { Step } from '../layout/Step.tsx';
import { ConfirmEmail } from '../session/ConfirmEmail.tsx';
import styles from './NextSteps.module.css';
import { packagesToSchedule } from './packages-to-schedule.ts';

interface NextStepsProps {
  user: SessionUser;
  appointments: readonly Appointment[] | undefined;
  payments: readonly Payment[] | undefined;
  account: Account | undefined;
}

/** What the client can do next, the most important first. It renders nothing once everything is done. */
export function NextSteps({ user, appointments = [], payments = [], account }: NextStepsProps) {
  const unscheduled = [...new Set(packagesToSchedule(payments, appointments))];
  const hasVisit = nextAppointment(appointments) !== undefined || unscheduled.length > 0;
  const hasNoPhone = account?.phone === null && hasVisit;
  if (user.emailConfirmed && unscheduled.length === 0 && !hasNoPhone) return null;
  return (
    <Panel title="What’s next">
      <ul className={`plain-list ruled-between ${styles.steps}`}>
        {!user.emailConfirmed && (
          <li>
            <ConfirmEmail email={user.email} />
          </li>
        )}
        {unscheduled.map((name) => (
          <li key={name}>
            <Step sentence={`Your ${name} is paid.`}>
              <Link className={buttonClass({})} to="?tab=appointments&open=new">
                Pick a day<span className="visually-hidden"> for your {name}</span>
              </Link>
            </Step>
          </li>
        ))}
        {hasNoPhone && (
          <li>
            <Step sentence="We don’t have your phone number yet, in case something changes before your visit.">
              <Link className={buttonClass({ variant: 'secondary' })} to="/account">
                Add your phone
              </Link>
            </Step>
          </li>
        )}
      </ul>
    </Panel>
  );
}
