import { nextAppointment } from '@practice/contract/appointments';
import { clockTime, longDate } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { namesOf } from '@practice/contract/practitioners';
import { placeOf } from '@practice/contract/visit';
import { type ButtonVariant, buttonClass } from '@practice/ui/Button';
import emptyClock from '@practice/ui/drawings/empty-clock.svg?raw';
import { Link } from 'react-router';
import { Loaded } from '../layout/Loaded.tsx';
import { EmptyState, Panel } from '../layout/Panel.tsx';
import { useAppointments } from './appointments.queries.ts';
import { DateBlock } from './DateBlock.tsx';

export function NextAppointment({ variant }: { variant: ButtonVariant }) {
  const response = useAppointments();
  const next = nextAppointment(response.data ?? []);
  return (
    <Panel title="Next Appointment">
      <Loaded from={response} what="your appointments">
        {() =>
          next ? (
            <div className="media">
              <DateBlock of={next.startsAt} />
              <div className="stack gap-2 items-start leading-snug break-anywhere">
                <h3 className="text-lg">
                  <bdi>{next.title}</bdi>
                </h3>
                <p className="text-strong">
                  {longDate(next.startsAt)}
                  <br />
                  {clockTime(next.startsAt)} {practice.zoneName}
                </p>
                {next.practitioners.length > 0 && <p>With {namesOf(next.practitioners)}</p>}
                <p className="text-sm text-soft">
                  <bdi>{placeOf(next)}</bdi>
                </p>
                {next.location === null && <p className="text-sm text-soft">{practice.parking}</p>}
                <Link className={`${buttonClass({ variant: 'secondary' })} mt-3`} to="?tab=appointments">
                  View Appointment Details
                </Link>
              </div>
            </div>
          ) : (
            <EmptyState svg={emptyClock} title="No upcoming appointments scheduled">
              <p>You’ll see our open times, and booking one takes a minute.</p>
              <Link className={buttonClass({ variant })} to="?tab=appointments&open=new">
                Book an Appointment
              </Link>
            </EmptyState>
          )
        }
      </Loaded>
    </Panel>
  );
}
