import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { EmptyPanel } from '../layout/EmptyPanel.tsx';
import { EmptyClock, EmptyDial } from '../layout/empty-drawings.tsx';
import styles from './Overview.module.css';

export function Overview() {
  return (
    <div className={styles.cards}>
      <EmptyPanel
        title="Next Appointment"
        drawing={<EmptyClock />}
        empty="No upcoming appointments scheduled"
        action={<ButtonLink href={paths.contact}>Schedule a Consultation</ButtonLink>}
      >
        Booking online opens here soon. Until then we find a time together; we answer within{' '}
        {practice.replyWithinHours} hours.
      </EmptyPanel>
      <EmptyPanel
        title="Latest Assessment"
        drawing={<EmptyDial />}
        empty="No ergonomic assessments available"
        action={
          <ButtonLink variant="secondary" href={paths.services}>
            See what we measure
          </ButtonLink>
        }
      >
        Your scores will stand here, out of 10, with what to change first. The assessment opens soon.
      </EmptyPanel>
    </div>
  );
}
