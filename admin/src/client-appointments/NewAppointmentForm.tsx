import { type AdminAppointmentInput, adminAppointmentInput } from '@practice/contract/appointments';
import { check } from '@practice/contract/check';
import type { Client } from '@practice/contract/clients';
import { adminAppointments } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AppointmentInputs } from '../appointment-form/AppointmentInputs.tsx';
import {
  type AppointmentFields,
  appointmentFields,
  emptyAppointment,
  timeOf,
} from '../appointment-form/appointment-fields.ts';
import { emailed } from '../appointment-form/emailed.ts';
import { NotBooked } from '../appointment-form/NotBooked.tsx';
import { useBookingFailure } from '../appointment-form/useFreeTimes.ts';
import { ClientField } from '../client-field/ClientField.tsx';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { EditorForm } from '../form/EditorForm.tsx';
import { resolved } from '../form/field-errors.ts';
import { fieldId, isSame } from '../form/fields.ts';
import { useAttempt } from '../form/useAttempt.ts';
import { useSaving } from '../form/useSaving.ts';
import { bookedFor, resource } from './appointment-words.ts';
import { afterBooking, returnLink } from './return-link.ts';

interface Fields extends AppointmentFields {
  /** 0 where nobody is chosen yet. */
  userId: number;
}

const fields = [{ name: 'userId', label: 'Client' }, ...appointmentFields] as const;

interface NewAppointmentFormProps {
  /** Who is chosen at first. */
  client: Client | undefined;
  search: URLSearchParams;
}

export function NewAppointmentForm({ client, search }: NewAppointmentFormProps) {
  const [base] = useState<Fields>(() => ({
    ...emptyAppointment,
    userId: client?.id ?? 0,
    appointmentDate: search.get('day') ?? '',
    appointmentTime: search.get('time') ?? '',
  }));
  const [chosen, setChosen] = useState(client);
  const isLeaving = useRef(false);
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const attemptOf = useAttempt();
  const form = useForm<Fields, unknown, AdminAppointmentInput>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: (typed) => resolved(check(adminAppointmentInput, { ...typed, ...timeOf(typed) })),
  });
  const who = useController({ control: form.control, name: 'userId' });
  const saving = useSaving({
    form,
    fields,
    save: (input) => calls.call(adminAppointments.create, input, attemptOf(input)),
    onFailure: useBookingFailure(form),
  });

  async function book() {
    if (isLeaving.current) return;
    const booked = await saving.submit();
    if (!booked) return;
    leave(afterBooking(search, booked));
    toast({
      title: 'Appointment booked',
      description: `${bookedFor(booked)} ${emailed(booked, booked.user, 'now')}`,
    });
    await queries.invalidateQueries({ queryKey: [resource] });
  }

  function leave(to: string) {
    isLeaving.current = true;
    navigate(to, { replace: true });
  }

  return (
    <FormProvider {...form}>
      <EditorForm
        form={form}
        fields={fields}
        isSignedOut={saving.isSignedOut}
        onSubmit={book}
        onSaveKey={book}
        isUnsaved={() => !isLeaving.current && !isSame(fields, form.getValues(), base)}
        leaveWarning="Nothing’s booked yet. If you leave, what you typed is lost."
        buttons={
          <>
            <Button type="submit" busy={saving.isSaving && 'Booking…'}>
              Book appointment
            </Button>
            <Button variant="secondary" onClick={() => leave(returnLink(search).to)}>
              Cancel
            </Button>
          </>
        }
      >
        <ClientField
          id={fieldId('userId')}
          error={who.fieldState.error?.message}
          inputRef={who.field.ref}
          chosen={chosen}
          onBlur={who.field.onBlur}
          onChoose={(one) => {
            setChosen(one);
            who.field.onChange(one?.id ?? 0);
          }}
        />
        <AppointmentInputs />
        <NotBooked />
      </EditorForm>
    </FormProvider>
  );
}
