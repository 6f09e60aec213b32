import type { Appointment, AppointmentUpdate, Emails, NewAppointment } from '@practice/contract/appointments';
import { call } from '@practice/contract/call';
import { appointments } from '@practice/contract/routes';
import useSWR, { useSWRConfig } from 'swr';
import { ownRows } from '../session/own-rows.ts';
import { isCalendarKey } from './calendar-keys.ts';

const listKey = 'appointments';

/** The appointments of the signed-in client, earliest first. */
export function useAppointments() {
  const { data, error, isValidating, mutate } = useSWR(listKey, () => ownRows(call(appointments.mine)));
  return { appointments: data, error, isAsking: isValidating, retry: () => mutate() };
}

/** The calls that change appointments. Each updates the cache, and throws the error of the API. */
export function useAppointmentCalls() {
  const { mutate } = useSWRConfig();

  const list = (change: (rows: Appointment[]) => Appointment[]) =>
    mutate<Appointment[]>(listKey, (rows = []) => change(rows), { revalidate: false });
  const calendar = () => mutate(isCalendarKey);

  return {
    /** Reloads the list. */
    reload: () => mutate<Appointment[]>(listKey),
    /** `attempt` is the UUID of the filled-in form. */
    async create(input: NewAppointment, attempt: string): Promise<Emails> {
      const { emails, ...created } = await call(appointments.create, input, attempt);
      await list((rows) => [...rows.filter(({ id }) => id !== created.id), created]);
      void calendar();
      return { emails };
    },
    async update(
      id: number,
      changes: AppointmentUpdate & Required<Pick<AppointmentUpdate, 'version'>>,
    ): Promise<Emails> {
      const { emails, ...updated } = await call(appointments.update, id, changes);
      await list((rows) => rows.map((row) => (row.id === id ? updated : row)));
      void calendar();
      return { emails };
    },
    async remove({ id, version }: Appointment): Promise<Emails> {
      const { emails } = await call(appointments.remove, id, { version });
      await list((rows) => rows.filter((row) => row.id !== id));
      void calendar();
      return { emails };
    },
  };
}
