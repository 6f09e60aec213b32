import type { Appointment, AppointmentUpdate, Emails, NewAppointment } from '@practice/contract/appointments';
import { call } from '@practice/contract/call';
import { appointments } from '@practice/contract/routes';
import { mutate } from 'swr';
import { useClientCall } from '../session/user.queries.ts';

const listKey = 'appointments';

/** The appointments of the signed-in client, earliest first. */
export function useAppointments() {
  return useClientCall(listKey, () => call(appointments.mine), []);
}

export const reloadAppointments = () => mutate<Appointment[]>(listKey);

// The calls below update the cache, and throw the error of the API.

/** @param attempt the UUID of the filled-in form */
export async function createAppointment(input: NewAppointment, attempt: string): Promise<Emails> {
  const { emails, ...created } = await call(appointments.create, input, attempt);
  await updateList((rows) => [...rows.filter(({ id }) => id !== created.id), created]);
  return { emails };
}

export async function updateAppointment(
  id: number,
  changes: AppointmentUpdate & Required<Pick<AppointmentUpdate, 'version'>>,
): Promise<Emails> {
  const { emails, ...updated } = await call(appointments.update, id, changes);
  await updateList((rows) => rows.map((row) => (row.id === id ? updated : row)));
  return { emails };
}

export async function deleteAppointment({ id, version }: Appointment): Promise<Emails> {
  const { emails } = await call(appointments.remove, id, { version });
  await updateList((rows) => rows.filter((row) => row.id !== id));
  return { emails };
}

async function updateList(change: (rows: Appointment[]) => Appointment[]): Promise<void> {
  await mutate<Appointment[]>(listKey, (rows = []) => change(rows), { revalidate: false });
  void reloadFreeTimes();
}

/** The first part of the SWR keys of free days and free times. */
export const freeDaysKey = 'free-days';
export const freeTimesKey = 'free-times';

/** Reloads the free days and times that are on the screen. */
export function reloadFreeTimes() {
  return mutate((key) => Array.isArray(key) && (key[0] === freeDaysKey || key[0] === freeTimesKey));
}
