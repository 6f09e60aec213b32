import {
  type Appointment,
  appointmentMessages,
  holdsItsTime,
  isLateChange,
  lateMessages,
} from '@practice/contract/appointments';
import { timeInSentence } from '@practice/contract/format';
import { namesOf } from '@practice/contract/practitioners';
import { DeleteDialog } from '../layout/DeleteDialog.tsx';
import { errorToast } from '../layout/error-toast.ts';
import { deleteAppointment, reloadAppointments } from './appointments.queries.ts';

interface DeleteAppointmentProps {
  appointment: Appointment;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteAppointment({ appointment, ...rest }: DeleteAppointmentProps) {
  const { title, practitioners, startsAt } = appointment;
  // The API only hides an appointment that has begun.
  const isCanceled = holdsItsTime(appointment) && Date.parse(startsAt) > Date.now();
  return (
    <DeleteDialog
      title="Delete"
      description={
        <>
          <p>
            <bdi>{title}</bdi>, {timeInSentence(startsAt)}
            {practitioners.length > 0 && `, with ${namesOf(practitioners)}`}.
          </p>
          <p>
            {isCanceled
              ? 'Your visit will be canceled, and its time opened to someone else.'
              : 'This takes it off your list.'}
          </p>
          {isCanceled && <p>{isLateChange(appointment) ? lateMessages.before : lateMessages.inTime}</p>}
        </>
      }
      remove={async () => appointmentMessages.deleted(await deleteAppointment(appointment))}
      failed={(error) => {
        // Someone else may have changed the appointment.
        void reloadAppointments();
        return errorToast(appointmentMessages.deleteFailed, error);
      }}
      {...rest}
    />
  );
}
