import { type AdminAppointment, adminAppointmentInput, type Emails } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import { to12Hour } from '@practice/contract/time';
import { Create } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { AppointmentInputs, newAppointment } from '../appointment-form/AppointmentInputs.tsx';
import { useShowFreeTimes } from '../appointment-form/useFreeTimes.ts';
import { ClientInput } from '../client-field/ClientInput.tsx';
import { clientIn } from '../client-field/client-in.ts';
import { CallError } from '../dataProvider.ts';
import { IdempotencyKey } from '../form/IdempotencyKey.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useSaving } from '../form/useSaving.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useShowBooked } from './appointment-calls.ts';
import { afterBooking, returnLink } from './return-link.ts';

export function NewAppointmentPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const showBooked = useShowBooked();
  const showFreeTimes = useShowFreeTimes();
  const { onSuccess, onError } = useSaving<AdminAppointment & Emails>({
    onSaved(booked) {
      navigate(afterBooking(search, booked), { replace: true });
      showBooked('Appointment booked', booked, 'now');
    },
    failed: (description) => ({ title: 'Not booked', description, variant: 'destructive' }),
  });
  const back = returnLink(search);

  function explain(error: Error, { data }: { data?: Partial<AdminAppointment> }) {
    if (error instanceof CallError) showFreeTimes(error, data?.appointmentDate);
    if (!(error instanceof CallError) || error.errors.length === 0) onError(error);
  }

  return (
    <>
      <PageTitle title="New appointment" back={back} lead="Any open time, even outside your hours." />
      <Create<AdminAppointment & Emails> title={false} mutationOptions={{ onSuccess, onError: explain }}>
        <RecordForm
          check={(typed) => check(adminAppointmentInput, typed)}
          defaultValues={{
            ...newAppointment,
            userId: clientIn(search),
            appointmentDate: search.get('day') ?? '',
            appointmentTime: to12Hour(search.get('time') ?? ''),
          }}
          save="Book appointment"
          cancelTo={back.to}
        >
          <ClientInput />
          <AppointmentInputs />
          <IdempotencyKey />
        </RecordForm>
      </Create>
    </>
  );
}
