import {
  type Appointment,
  type AppointmentForm,
  appointmentForm,
  appointmentInput,
} from '@practice/contract/appointments';
import { ApiError } from '@practice/contract/errors';
import { draftsOf } from '../forms/drafts.ts';
import { useKeptForm } from '../forms/useKeptForm.ts';

export const labels = {
  title: 'Title',
  appointmentDate: 'Date',
  appointmentTime: 'Time',
  location: 'Location',
  description: 'Description',
  status: 'Status',
} as const;
export type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];
const drafts = draftsOf(names);

interface Options {
  /** The one to change; none for a new one. */
  appointment: Appointment | undefined;
  userId: number;
  send: (output: AppointmentForm) => Promise<void>;
  /** What no field is to blame for. */
  onFailure: (error: unknown) => void;
  /** Before the message stands beside the time: what is free instead. */
  onTimeRefused: (date: string, freeTimes: readonly string[]) => Promise<void>;
}

/** The form for an appointment. Every person and every appointment has a draft of its own. */
export function useAppointmentForm({ appointment, userId, send, onFailure, onTimeRefused }: Options) {
  const form = useKeptForm<Record<Name, string>, AppointmentForm>({
    drafts,
    // What was typed over another state of it would bring that state back.
    draftKey: `draft:appointment:${userId}:${appointment ? `${appointment.id}:${appointment.version}` : 'new'}`,
    saved: valuesOf(appointment),
    names,
    rules: appointment ? appointmentForm : appointmentInput,
    send,
    async onFailure(error, refused) {
      if (error instanceof ApiError && refused.includes('appointmentTime'))
        await onTimeRefused(form.getValues('appointmentDate'), error.freeTimes);
      else onFailure(error);
    },
  });
  return {
    ...form,
    field: (name: Name) => ({
      ...form.registered(name),
      id: name,
      label: labels[name],
      error: form.errorOf(name),
    }),
    summary: form.summary((name) => labels[name]),
  };
}

function valuesOf(appointment: Appointment | undefined): Record<Name, string> {
  return {
    title: appointment?.title ?? '',
    appointmentDate: appointment?.appointmentDate ?? '',
    appointmentTime: appointment?.appointmentTime ?? '',
    location: appointment?.location ?? '',
    description: appointment?.description ?? '',
    status: appointment?.status ?? 'scheduled',
  };
}
