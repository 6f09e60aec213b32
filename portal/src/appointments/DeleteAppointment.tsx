import { type Appointment, appointmentMessages } from '@practice/contract/appointments';
import { sentenceOf } from '@practice/contract/errors';
import { dayInSentence } from '@practice/contract/format';
import { DeleteDialog } from '../layout/DeleteDialog.tsx';
import { useAppointmentCalls } from './appointments.queries.ts';

interface DeleteAppointmentProps {
  appointment: Appointment;
  /** Whether it is still to come: then deleting cancels it. */
  isUpcoming: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an appointment is deleted. */
export function DeleteAppointment({ appointment, isUpcoming, ...rest }: DeleteAppointmentProps) {
  const { id, title, appointmentDate, appointmentTime } = appointment;
  const { remove } = useAppointmentCalls();
  return (
    <DeleteDialog
      title="Delete this appointment?"
      description={
        <>
          <p>
            {title}, {dayInSentence(appointmentDate)} at {appointmentTime}.
          </p>
          <p>
            {isUpcoming
              ? 'This cancels your visit and opens the time for others. We’ll email you a confirmation.'
              : 'This takes it off your list.'}
          </p>
        </>
      }
      remove={() => remove(id)}
      deleted={appointmentMessages.deleted}
      failed={(error) => ({
        title: appointmentMessages.deleteFailed,
        description: sentenceOf(error),
        variant: 'destructive',
      })}
      {...rest}
    />
  );
}
