import {
  type Appointment,
  type AppointmentForm,
  type AppointmentInput,
  type AppointmentUpdate,
  appointmentForm,
  appointmentMessages,
  newAppointmentForm,
  type Place,
} from '@practice/contract/appointments';
import { ApiError } from '@practice/contract/errors';
import type { Service } from '@practice/contract/services';
import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { toast } from '@practice/ui/toast';
import { useRef } from 'react';
import { useDraftForm } from '../forms/useDraftForm.ts';
import { errorToast } from '../layout/error-toast.ts';
import { reloadPractice, usePayments, usePractice } from '../session/session.queries.ts';
import {
  createAppointment,
  reloadAppointments,
  showFreeTimes,
  updateAppointment,
} from './appointments.queries.ts';
import { dialogText } from './dialog-text.ts';
import { firstAvailable, practitionersFor, savedPractitioner } from './practitioners.ts';
import { purchaseValue, type Visit, visitsOf } from './visits.ts';

export const labels = {
  visit: 'What would you like to book?',
  practitionerId: 'With',
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
  /** Of which a visit is booked, if it has one left. */
  purchaseId?: string | undefined;
  userId: number;
  onClose: () => void;
}

export const fixedPlace = (service: Service | undefined): Place | undefined =>
  service?.place === 'office' || service?.place === 'client' ? service.place : undefined;

export const isRemote = ({ place }: Service) => place === 'video' || place === 'phone';

const asksForConsent = (service: Service | undefined) => service !== undefined && service.consent !== 'none';

export function useAppointmentForm({
  appointment,
  purchaseId,
  userId,
  onClose,
  hasConsented,
}: AppointmentFormProps & { hasConsented: boolean }) {
  const version = useRef(appointment?.version);
  const { data: practice = { services: [], packages: [], practitioners: [] } } = usePractice();
  const { data: payments = [] } = usePayments();
  const visits = visitsOf(practice, payments);
  const paidVisit = visits.find(({ value }) => value === purchaseValue(purchaseId ?? ''));

  async function save(filledIn: AppointmentForm) {
    const output = { ...filledIn, practitionerId: practitioners.practitioner?.id ?? null };
    if (appointment) {
      const changes = { ...changesOf(output, appointment), version: version.current ?? appointment.version };
      return appointmentMessages.updated(await updateAppointment(appointment.id, changes));
    }
    const input = {
      ...output,
      status: 'scheduled',
      place: output.location === null ? 'office' : 'client',
      serviceId: service?.id ?? null,
      paymentId: visit?.purchase?.id ?? null,
      guardianConsent: hasConsented && asksForConsent(service),
    } as const;
    const created = await createAppointment(input, keyFor(input));
    forgetKey();
    return appointmentMessages.created(created);
  }

  const form = useDraftForm({
    // The key has the version, because a draft that was typed over an earlier version would bring that version back.
    draftKey: `draft:appointment:${userId}:${appointment ? `${appointment.id}:${appointment.version}` : `new${purchaseId ? `:${purchaseId}` : ''}`}`,
    values: valuesOf(appointment, paidVisit),
    labels,
    schema: appointment ? appointmentForm : newAppointmentForm,
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
        await showFreeTimes(form.getValues('appointmentDate'), asked, error.freeTimes);
      }
      // They may have stopped giving the service.
      if (refused.includes('practitionerId')) void reloadPractice();
      if (refused.length > 0) return;
      toast(errorToast(dialogText(appointment).failed, error));
      // What can be booked may have changed.
      void reloadPractice();
      // The toast has told the user the current state, so the next save sends the current version.
      if (error instanceof ApiError && error.status === 409 && error.errors.length === 0) {
        const now = await reloadAppointments();
        version.current = now?.find(({ id }) => id === appointment?.id)?.version ?? version.current;
      }
    },
  });
  const visit = visits.find(({ value }) => value === form.watch('visit'));
  const service = appointment
    ? practice.services.find(({ id }) => id === appointment.serviceId)
    : visit?.service;
  const practitioners = practitionersFor(
    practice.practitioners,
    appointment ? appointment.serviceId : service?.id,
    appointment,
    form.watch('practitionerId'),
  );
  const { giveIt, practitionerIds: practitioner } = practitioners;
  const asked = { service: giveIt ? service?.id : undefined, practitioner };

  return {
    ...form,
    appointment,
    visits,
    visit,
    service,
    ...practitioners,
    asked,
    asksForConsent: asksForConsent(service),
    choose(name: keyof typeof labels, value: string) {
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: value !== '' });
      // Only a visit at the client's needs an address.
      if (name === 'place') form.clearErrors('location');
    },
  };
}

function valuesOf(
  appointment: Appointment | undefined,
  visit: Visit | undefined,
): Record<keyof typeof labels, string> {
  return {
    visit: visit?.value ?? '',
    practitionerId: String(savedPractitioner(appointment)?.id ?? firstAvailable),
    title: appointment?.title ?? visit?.title ?? '',
    place: savedPlace(appointment) ?? fixedPlace(visit?.service) ?? 'office',
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

type FilledIn = AppointmentForm & Pick<AppointmentInput, 'practitionerId'>;

/** Returns only what the form changes, so that changes by the practice in the meantime stay. */
export function changesOf(form: FilledIn, appointment: Appointment): AppointmentUpdate {
  const saved: FilledIn = { ...appointment, practitionerId: savedPractitioner(appointment)?.id ?? null };
  const names = Object.keys(form) as (keyof FilledIn)[];
  return Object.fromEntries(
    names.filter((name) => form[name] !== saved[name]).map((name) => [name, form[name]]),
  );
}
