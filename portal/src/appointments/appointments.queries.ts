import type { Appointment, AppointmentUpdate, Emails, NewAppointment } from '@practice/contract/appointments';
import type { Slot } from '@practice/contract/calendar';
import { call } from '@practice/contract/call';
import type { DayRange } from '@practice/contract/clock';
import { appointments } from '@practice/contract/routes';
import useSWR, { mutate } from 'swr';
import { reloadPayments, useClientCall } from '../session/session.queries.ts';

const listKey = 'appointments';
const freeDaysKey = 'free-days';
const freeTimesKey = 'free-times';
// Free times in the cache are shown and revalidated, because other people book, too.
const options = { revalidateIfStale: true };

export function useAppointments() {
  return useClientCall(listKey, () => call(appointments.mine), []);
}

export const reloadAppointments = () => mutate<Appointment[]>(listKey);

/** What is booked: the id of a service, and those of practitioners with commas. */
export interface Asked {
  service: number | undefined;
  practitioner: string | undefined;
}

export function useFreeDays(days: DayRange, asked: Asked) {
  const query = { ...days, ...asked };
  return useSWR([freeDaysKey, query], () => call(appointments.freeDays, { query }), options);
}

export function useTimes(date: string, asked: Asked) {
  const query = { date, ...asked };
  return useSWR(date && [freeTimesKey, query], () => call(appointments.availability, { query }), options);
}

export async function loadTimes(date: string, asked: Asked): Promise<Slot[]> {
  const query = { date, ...asked };
  const slots = await call(appointments.availability, { query });
  await mutate<Slot[]>([freeTimesKey, query], slots, { revalidate: false });
  return slots;
}

export async function createAppointment(input: NewAppointment, idempotencyKey: string): Promise<Emails> {
  return showSaved(await call(appointments.create, { body: input, idempotencyKey }));
}

export async function updateAppointment(
  id: number,
  changes: AppointmentUpdate & Required<Pick<AppointmentUpdate, 'version'>>,
): Promise<Emails> {
  return showSaved(await call(appointments.update, { params: { id }, body: changes }));
}

export async function deleteAppointment({ id, version }: Appointment): Promise<Emails> {
  const removed = await call(appointments.remove, { params: { id }, query: { version } });
  await updateList((rows) => rows.filter((row) => row.id !== id));
  return removed;
}

async function showSaved(answer: Appointment & Emails): Promise<Emails> {
  const { emails: _, isLate: __, ...saved } = answer;
  await updateList((rows) => [...rows.filter(({ id }) => id !== saved.id), saved]);
  return answer;
}

async function updateList(change: (rows: Appointment[]) => Appointment[]): Promise<void> {
  await mutate<Appointment[]>(listKey, (rows = []) => change(rows), { revalidate: false });
  void reloadFreeTimes();
  // What a purchase still pays for depends on what is booked.
  void reloadPayments();
}

export async function showFreeTimes(date: string, asked: Asked, freeTimes: readonly string[]): Promise<void> {
  await mutate<Slot[]>(
    [freeTimesKey, { date, ...asked }],
    (slots = []) => slots.map(({ time }) => ({ time, available: freeTimes.includes(time) })),
    { revalidate: false },
  );
  void reloadFreeTimes();
}

function reloadFreeTimes() {
  return mutate((key) => Array.isArray(key) && (key[0] === freeDaysKey || key[0] === freeTimesKey));
}
