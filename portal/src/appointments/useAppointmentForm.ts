import {
  type Appointment,
  type AppointmentForm,
  appointmentForm,
  appointmentInput,
} from '@practice/contract/appointments';
import { ApiError } from '@practice/contract/errors';
import { useDraftForm } from '../forms/useDraftForm.ts';

export const labels = {
  title: 'Title',
  appointmentDate: 'Date',
  appointmentTime: 'Time',
  location: 'Location',
  description: 'Description',
  status: 'Status',
} as const;

interface AppointmentFormOptions {
  /** The appointment to change; none for a new one. */
  appointment: Appointment | undefined;
  userId: number;
  send: (output: AppointmentForm) => Promise<void>;
  /** Called when no field is to blame. */
  onFailure: (error: unknown) => void;
  /** Called when the time is no longer free, with the times that are. */
  onTimeRefused: (date: string, freeTimes: readonly string[]) => Promise<void>;
}

/** The form for an appointment. Every person and every appointment has a draft of its own. */
export function useAppointmentForm(options: AppointmentFormOptions) {
  const { appointment, userId, send, onFailure, onTimeRefused } = options;
  const form = useDraftForm({
    // With the version: a draft that was typed over an earlier state would bring that state back.
    draftKey: `draft:appointment:${userId}:${appointment ? `${appointment.id}:${appointment.version}` : 'new'}`,
    values: valuesOf(appointment),
    labels,
    schema: appointment ? appointmentForm : appointmentInput,
    send,
    async onFailure(error, refused) {
      if (error instanceof ApiError && refused.includes('appointmentTime'))
        await onTimeRefused(form.getValues('appointmentDate'), error.freeTimes);
      else onFailure(error);
    },
  });
  return form;
}

function valuesOf(appointment: Appointment | undefined): Record<keyof typeof labels, string> {
  return {
    title: appointment?.title ?? '',
    appointmentDate: appointment?.appointmentDate ?? '',
    appointmentTime: appointment?.appointmentTime ?? '',
    location: appointment?.location ?? '',
    description: appointment?.description ?? '',
    status: appointment?.status ?? 'scheduled',
  };
}
