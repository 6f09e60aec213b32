import {
  type Appointment,
  type AppointmentForm,
  type AppointmentUpdate,
  appointmentForm,
  appointmentInput,
  appointmentMessages,
  type Place,
} from '@practice/contract/appointments';
import { ApiError } from '@practice/contract/errors';
import { isMnri } from '@practice/contract/visit';
import type { VisitKind } from '@practice/contract/visit-kinds';
import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { toast } from '@practice/ui/toast';
import { useRef } from 'react';
import { useDraftForm } from '../forms/useDraftForm.ts';
import { errorToast } from '../layout/error-toast.ts';
import {
  createAppointment,
  reloadAppointments,
  showFreeTimes,
  updateAppointment,
} from './appointments.queries.ts';
import { dialogText } from './dialog-text.ts';

export const labels = {
  title: 'Title',
  place: 'Where',
  location: 'Location',
  appointmentDate: 'Date',
  appointmentTime: 'Time',
  description: 'Description',
  status: 'Status',
} as const;

const { keyFor, forgetKey } = createIdempotencyKeys('appointment-attempt');

export interface AppointmentFormProps {
  appointment: Appointment | undefined;
  visit: VisitKind | undefined;
  userId: number;
  onClose: () => void;
}

export function useAppointmentForm({
  appointment,
  visit,
  userId,
  onClose,
  hasConsented,
}: AppointmentFormProps & { hasConsented: boolean }) {
  const version = useRef(appointment?.version);

  async function save(output: AppointmentForm) {
    if (appointment) {
      const changes = { ...changesOf(output, appointment), version: version.current ?? appointment.version };
      return appointmentMessages.updated(await updateAppointment(appointment.id, changes));
    }
    const place = output.location === null ? 'office' : 'client';
    const guardianConsent = hasConsented && isMnri(output.title);
    const input = { ...output, status: 'scheduled', place, guardianConsent } as const;
    const created = await createAppointment(input, keyFor(input));
    forgetKey();
    return appointmentMessages.created(created);
  }

  const form = useDraftForm({
    // The key has the version, because a draft that was typed over an earlier version would bring that version back.
    draftKey: `draft:appointment:${userId}:${appointment ? `${appointment.id}:${appointment.version}` : `new${visit ? `:${visit.title}` : ''}`}`,
    values: valuesOf(appointment, visit),
    labels,
    schema: appointment ? appointmentForm : appointmentInput,
    async send(output) {
      const message = await save(output);
      form.forget();
      toast(message);
      onClose();
    },
    async onFailure(error, refused) {
      if (
        error instanceof ApiError &&
        (refused.includes('appointmentDate') || refused.includes('appointmentTime'))
      ) {
        await showFreeTimes(form.getValues('appointmentDate'), error.freeTimes);
      }
      if (refused.length > 0) return;
      toast(errorToast(dialogText(appointment).failed, error));
      // The toast has told the user the current state, so the next save sends the current version.
      if (error instanceof ApiError && error.status === 409 && error.errors.length === 0) {
        const now = await reloadAppointments();
        version.current = now?.find(({ id }) => id === appointment?.id)?.version ?? version.current;
      }
    },
  });
  return {
    ...form,
    appointment,
    choose(name: keyof typeof labels, value: string) {
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: value !== '' });
      // Only a visit at the client's needs an address.
      if (name === 'place') form.clearErrors('location');
    },
    group: (name: keyof typeof labels) => ({ name, label: labels[name], error: form.errorOf(name) }),
  };
}

function valuesOf(
  appointment: Appointment | undefined,
  visit: VisitKind | undefined,
): Record<keyof typeof labels, string> {
  return {
    title: appointment?.title ?? visit?.title ?? '',
    place: savedPlace(appointment) ?? visit?.place ?? 'office',
    location: appointment?.location ?? '',
    appointmentDate: appointment?.appointmentDate ?? '',
    appointmentTime: appointment?.appointmentTime ?? '',
    description: appointment?.description ?? '',
    status: appointment?.status ?? 'scheduled',
  };
}

export function savedPlace(appointment: Appointment | undefined): Place | undefined {
  return appointment && (appointment.location === null ? 'office' : 'client');
}

/** Returns only what the form changes, so that changes by the practice in the meantime stay. */
export function changesOf(form: AppointmentForm, saved: Appointment): AppointmentUpdate {
  const names = Object.keys(form) as (keyof AppointmentForm)[];
  return Object.fromEntries(
    names.filter((name) => form[name] !== saved[name]).map((name) => [name, form[name]]),
  );
}
