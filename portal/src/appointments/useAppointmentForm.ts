import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Appointment,
  type AppointmentForm,
  appointmentForm,
  appointmentInput,
} from '@practice/contract/appointments';
import { ApiError } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import {
  type AppointmentValues,
  appointmentValues,
  clearDraft,
  draftKey,
  readDraft,
  saveDraft,
} from './draft.ts';

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

// The rules accept more than a form holds: an answer of the API may leave fields out.
const resolverOf = (rules: v.GenericSchema<unknown, AppointmentForm>) =>
  standardSchemaResolver(
    v.pipe(
      appointmentValues,
      v.transform((values): unknown => values),
      rules,
    ),
  );
const booked = resolverOf(appointmentInput);
const changed = resolverOf(appointmentForm);

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

/** react-hook-form with the contract's rules, a draft that outlives a reload and a sign-in, and the server's answers. */
export function useAppointmentForm({ appointment, userId, send, onFailure, onTimeRefused }: Options) {
  const key = draftKey(userId, appointment?.id);
  const [draft, setDraft] = useState(() => readDraft(key));
  const [focused, setFocused] = useState<{ name: Name }>();
  const isSending = useRef(false);
  const isDone = useRef(false);
  const saved = valuesOf(appointment);
  const form = useForm<AppointmentValues, unknown, AppointmentForm>({
    resolver: appointment ? changed : booked,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: draft ?? saved,
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          if (!isDone.current) saveDraft(key, values);
        },
      }),
    [form, key],
  );

  // What is free may change once more before the dialog is gone: no draft of that.
  function forget() {
    isDone.current = true;
    clearDraft(key);
  }

  // After it is drawn: what is free instead has to be there first.
  useEffect(() => {
    if (focused) document.getElementById(focused.name)?.focus();
  }, [focused]);

  async function refuse(error: unknown) {
    if (!(error instanceof ApiError)) return onFailure(error);
    if (error.status === 401) {
      // The draft waits for them to come back.
      window.location.assign(signInAddress(window.location));
      return;
    }
    const refused = error.errors.flatMap(({ path, message }) => {
      const name = names.find((each) => each === path);
      return name ? [{ name, message }] : [];
    });
    const isTime = refused.some(({ name }) => name === 'appointmentTime');
    if (isTime) await onTimeRefused(form.getValues('appointmentDate'), error.freeTimes);
    else onFailure(error);
    for (const { name, message } of refused) form.setError(name, { message });
    focusFirst(refused.map(({ name }) => name));
  }

  function focusFirst(wrong: readonly string[]) {
    const name = names.find((each) => wrong.includes(each));
    if (name) setFocused({ name });
  }

  const submit = form.handleSubmit(
    async (output) => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        await send(output);
        forget();
      } catch (error) {
        await refuse(error);
      } finally {
        isSending.current = false;
      }
    },
    (wrong) => focusFirst(Object.keys(wrong)),
  );

  return {
    ...form,
    submit,
    busy: isSubmitting,
    errorOf: (name: Name) => errors[name]?.message,
    field: (name: Name) => ({
      ...form.register(name),
      id: name,
      label: labels[name],
      error: errors[name]?.message,
    }),
    summary: {
      round: submitCount,
      errors:
        submitCount > 0
          ? names.filter((name) => errors[name]).map((name) => ({ id: name, label: labels[name] }))
          : [],
    },
    /** Whether what is shown was typed before, and not sent. */
    isRestored: draft !== undefined,
    /** Back to what is saved. */
    startOver() {
      form.reset(saved);
      setDraft(undefined);
      clearDraft(key);
    },
    forget,
  };
}

function valuesOf(appointment: Appointment | undefined): AppointmentValues {
  return {
    title: appointment?.title ?? '',
    appointmentDate: appointment?.appointmentDate ?? '',
    appointmentTime: appointment?.appointmentTime ?? '',
    location: appointment?.location ?? '',
    description: appointment?.description ?? '',
    status: appointment?.status ?? 'scheduled',
  };
}
