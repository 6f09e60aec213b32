import { nextAppointment } from '@practice/contract/appointments';
import { longDate } from '@practice/contract/format';
import { placeOf, zoneName } from '@practice/contract/visit';
import { buttonClass } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { Drawing } from '@practice/ui/Drawing';
import emptyClock from '@practice/ui/drawings/empty-clock.svg?raw';
import { Link } from 'react-router';
import { EmptyPanel } from '../layout/EmptyPanel.tsx';
import { LoadError } from '../layout/LoadError.tsx';
import { useAppointments } from './appointments.queries.ts';
import { DateBlock } from './DateBlock.tsx';
import styles from './NextAppointment.module.css';

/** The overview's card with the next appointment, or a link to book one. */
export function NextAppointment() {
  const { appointments, error, isAsking, retry } = useAppointments();
  const next = appointments && nextAppointment(appointments);
  if (appointments && !next) {
    return (
      <EmptyPanel
        title="Next Appointment"
        drawing={<Drawing svg={emptyClock} />}
        empty="No upcoming appointments scheduled"
        action={
          <Link className={buttonClass({})} to="?tab=appointments&open=new">
            Book an Appointment
          </Link>
        }
      >
        You’ll see our open times, and booking one takes a minute.
      </EmptyPanel>
    );
  }
  return (
    <Card className="stack gap-4">
      <h2 className="text-xl">Next Appointment</h2>
      {next ? (
        <div className={styles.next}>
          <DateBlock date={next.appointmentDate} />
          <div className={`stack gap-2 items-start break-anywhere ${styles.words}`}>
            <h3 className="text-lg">{next.title}</h3>
            <p className="text-strong">
              {longDate(next.appointmentDate)}
              <br />
              {next.appointmentTime} {zoneName}
            </p>
            <p className="text-sm text-soft">{placeOf(next)}</p>
            <Link className={buttonClass({})} to="?tab=appointments">
              View Appointment Details
            </Link>
          </div>
        </div>
      ) : (
        <LoadError
          title="Your appointments could not be loaded"
          error={error}
          isAsking={isAsking}
          onRetry={retry}
        />
      )}
    </Card>
  );
}
