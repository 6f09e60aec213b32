import { practiceChange } from '@practice/contract/admin-appointments';
import type { AdminAppointment } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { timeInSentence } from '@practice/contract/format';
import { adminAppointments } from '@practice/contract/routes';
import { textLimits } from '@practice/contract/text';
import { TextInput } from 'react-admin';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import { useCall } from '../dataProvider.ts';
import { FormDialog } from '../form/CallForm.tsx';
import { atMost } from '../form/RecordForm.tsx';
import { changeAppointment } from './appointment-calls.ts';
import { clientOf, resource } from './appointment-texts.ts';

type CancelProps = { appointment: AdminAppointment };

export const CancelAppointment = ({ appointment }: CancelProps) => (
  <FormDialog
    button={{ color: 'error', children: 'Cancel appointment…' }}
    role="alertdialog"
    title="Cancel this appointment?"
    lead={<WhatIsCanceled appointment={appointment} />}
    {...cancelForm}
    send={(change, calls) => changeAppointment(calls, appointment, change)}
    done={(saved) => ({ title: 'Appointment canceled', description: whoIsEmailed([saved], 'soon') })}
    save="Cancel appointment"
    cancel="Keep it"
  >
    <ReasonInput
      label="Reason"
      helperText="Your client reads this in their dashboard, and in the email if one goes out. You can leave it blank."
    />
  </FormDialog>
);

function WhatIsCanceled({ appointment }: CancelProps) {
  const { id, startsAt } = appointment;
  const params = { id };
  const { data } = useCall([resource, 'held-times', id], adminAppointments.timesFreedByCanceling, { params });
  return (
    <p>
      {clientOf(appointment)}, {timeInSentence(startsAt)}.
      {data?.length ? ' This opens the time for others right away.' : ''}
    </p>
  );
}

export const cancelForm = {
  check: (typed: object) => check(practiceChange, { ...typed, status: 'cancelled' }),
  defaultValues: { cancelReason: '' },
  color: 'error',
} as const;

export const ReasonInput = (texts: { label: string; helperText: string }) => (
  <TextInput {...texts} source="cancelReason" multiline minRows={3} {...atMost(textLimits.description)} />
);
