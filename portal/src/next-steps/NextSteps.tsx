import type { Account, SessionUser } from '@practice/contract/auth';
import type { Payment } from '@practice/contract/payments';
import { buttonClass } from '@practice/ui/Button';
import { Link } from 'react-router';
import { Panel } from '../layout/Panel.tsx';
import { Step } from '../layout/Step.tsx';
import { ConfirmEmail } from '../session/ConfirmEmail.tsx';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  user: SessionUser;
  account: Account | undefined;
  toSchedule: readonly Payment[];
  hasVisit: boolean;
}

export function NextSteps({ user, account, toSchedule, hasVisit }: NextStepsProps) {
  const hasNoPhone = account?.phone === null && (hasVisit || toSchedule.length > 0);
  if (user.emailConfirmed && toSchedule.length === 0 && !hasNoPhone) return null;
  return (
    <Panel title="What’s next">
      <ul className={`plain-list ruled-between ${styles.steps}`}>
        {toSchedule.map(({ id, serviceType: name }) => (
          <li key={id}>
            <Step sentence={`Your ${name} is paid.`}>
              <Link className={buttonClass({})} to={`?tab=appointments&open=new&purchase=${id}`}>
                Pick a day<span className="visually-hidden"> for your {name}</span>
              </Link>
            </Step>
          </li>
        ))}
        {!user.emailConfirmed && (
          <li>
            <ConfirmEmail email={user.email} />
          </li>
        )}
        {hasNoPhone && (
          <li>
            <Step
              sentence={
                <span className="text-sm text-soft">
                  We’d like your phone number, in case something changes before your visit.
                </span>
              }
            >
              <Link className={buttonClass({ variant: 'quiet', size: 'small' })} to="/account">
                Add phone number
              </Link>
            </Step>
          </li>
        )}
      </ul>
    </Panel>
  );
}
