import type { Appointment } from '@practice/contract/appointments';
import { Button } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { Drawing } from '@practice/ui/Drawing';
import emptyClock from '@practice/ui/drawings/empty-clock.svg?raw';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadError } from '../layout/LoadError.tsx';
import panel from '../layout/Panel.module.css';
import { useSession } from '../session/useSession.ts';
import { AppointmentRow } from './AppointmentRow.tsx';
import styles from './Appointments.module.css';
import { useAppointments } from './appointments.queries.ts';
import { DeleteAppointment } from './DeleteAppointment.tsx';
import { LazyDialog, preloadDialog } from './LazyDialog.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';
import { sortAppointments } from './sort-appointments.ts';

/**
 * The client's appointments, and booking. The open form is in the address (`open=new`, or the appointment's number), so that
 * Back closes it, and signing in again leads back to it.
 */
export function Appointments() {
  const { user } = useSession();
  const { appointments, error, isAsking, retry } = useAppointments();
  const [query, setQuery] = useSearchParams();
  const [deletedId, setDeletedId] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);
  const { upcoming, others } = sortAppointments(appointments ?? []);

  const opened = query.get('open');
  const toDelete = appointments?.find(({ id }) => id === deletedId);
  const edited = appointments?.find(({ id }) => String(id) === opened);
  const open = (which: string) => setQuery({ tab: 'appointments', open: which });
  const close = () => setQuery({ tab: 'appointments' }, { replace: true });

  const row = (appointment: Appointment, isUpcoming: boolean) => (
    <AppointmentRow
      key={appointment.id}
      appointment={appointment}
      isUpcoming={isUpcoming}
      onEdit={() => open(String(appointment.id))}
      onDelete={() => setDeletedId(appointment.id)}
    />
  );

  return (
    <Card className="stack gap-4">
      <div className="cluster between">
        <h2 className="text-xl" ref={title} tabIndex={-1}>
          Your Appointments
        </h2>
        <Button onClick={() => open('new')} onPointerEnter={preloadDialog} onFocus={preloadDialog}>
          New Appointment
        </Button>
      </div>
      {error && !appointments && (
        <LoadError
          title="Your appointments could not be loaded"
          error={error}
          isAsking={isAsking}
          onRetry={retry}
        />
      )}
      {!appointments && !error && (
        <div role="status" aria-label="Loading your appointments…" className={`plain-list ${styles.list}`}>
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {appointments && upcoming.length === 0 && (
        <div className={panel.empty}>
          <Drawing svg={emptyClock} />
          <div className={`stack items-start ${panel.words}`}>
            <p className={`text-strong ${panel.lead}`}>No upcoming appointments scheduled</p>
            <p>Choose New Appointment, then pick a day and time. It takes a minute.</p>
          </div>
        </div>
      )}
      {upcoming.length > 0 && (
        <ul className={`plain-list ${styles.list}`}>
          {upcoming.map((appointment) => row(appointment, true))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={styles.others} open={upcoming.length === 0}>
          <summary>Past and canceled ({others.length})</summary>
          <ul className={`plain-list ${styles.list}`}>
            {others.map((appointment) => row(appointment, false))}
          </ul>
        </details>
      )}
      {user && (opened === 'new' || edited) && (
        <LazyDialog key={opened} appointment={edited} userId={user.id} onClose={close} />
      )}
      {toDelete && (
        <DeleteAppointment
          appointment={toDelete}
          onClose={() => setDeletedId(undefined)}
          onDeleted={() => {
            setDeletedId(undefined);
            // The row with the pressed button is gone.
            title.current?.focus();
          }}
        />
      )}
    </Card>
  );
}
