import { type Appointment, byTime, isOpen } from '@practice/contract/appointments';
import type { SessionUser } from '@practice/contract/auth';
import { Button } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import emptyClock from '@practice/ui/drawings/empty-clock.svg?raw';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../layout/Loaded.tsx';
import { EmptyState } from '../layout/Panel.tsx';
import { AppointmentDialogLoader, preloadProps } from './AppointmentDialogLoader.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import { useAppointments } from './appointments.queries.ts';
import { DeleteAppointment } from './DeleteAppointment.tsx';

/** The open form is in the address, so that Back closes it, and signing in again leads back to it. */
export function Appointments({ user }: { user: SessionUser }) {
  const response = useAppointments();
  const [query, setQuery] = useSearchParams();
  const [deletedId, setDeletedId] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);

  const opened = query.get('open');
  const toDelete = response.data?.find(({ id }) => id === deletedId);
  const edited = response.data?.find(({ id }) => String(id) === opened);
  const open = (which: string) => setQuery({ tab: 'appointments', open: which });
  const close = () => setQuery({ tab: 'appointments' }, { replace: true });

  const rows = (appointments: readonly Appointment[], isUpcoming: boolean) => (
    <ul className="plain-list ruled-between">
      {appointments.map((appointment) => (
        <AppointmentRow
          key={appointment.id}
          appointment={appointment}
          isUpcoming={isUpcoming}
          onEdit={() => open(String(appointment.id))}
          onDelete={() => setDeletedId(appointment.id)}
        />
      ))}
    </ul>
  );

  function list(appointments: readonly Appointment[]) {
    const { upcoming, others } = sortAppointments(appointments);
    return (
      <>
        {upcoming.length > 0 ? (
          rows(upcoming, true)
        ) : (
          <EmptyState svg={emptyClock} title="No upcoming appointments scheduled">
            <p>Choose New Appointment, then pick a day and time. It takes a minute.</p>
          </EmptyState>
        )}
        {others.length > 0 && (
          <details className="foldout line-above" open={upcoming.length === 0}>
            <summary>Past and canceled ({others.length})</summary>
            {rows(others, false)}
          </details>
        )}
      </>
    );
  }

  return (
    <Card className="stack gap-4">
      <div className="cluster between">
        <h2 className="text-xl" ref={title} tabIndex={-1}>
          Your Appointments
        </h2>
        <Button onClick={() => open('new')} {...preloadProps}>
          New Appointment
        </Button>
      </div>
      <Loaded
        from={response}
        what="your appointments"
        skeletons={{ className: 'stack gap-5 py-3', heights: ['10rem', '10rem'] }}
      >
        {list}
      </Loaded>
      {(opened === 'new' || edited) && (
        <AppointmentDialogLoader
          key={opened}
          appointment={edited}
          purchaseId={query.get('purchase') ?? undefined}
          userId={user.id}
          onClose={close}
        />
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

export function sortAppointments(appointments: readonly Appointment[], now = new Date()) {
  const sorted = [...appointments].sort(byTime);
  const isUpcoming = ({ status, startsAt, minutes }: Appointment) =>
    isOpen(status) && Date.parse(startsAt) + minutes * 60_000 > now.getTime();
  return {
    upcoming: sorted.filter(isUpcoming),
    others: sorted.filter((appointment) => !isUpcoming(appointment)).reverse(),
  };
}
