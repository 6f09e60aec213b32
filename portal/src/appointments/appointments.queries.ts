import type { Appointment, AppointmentUpdate, NewAppointment } from '@practice/contract/appointments';
import { createClient } from '@practice/contract/client';
import { ApiError } from '@practice/contract/errors';
import useSWR, { useSWRConfig } from 'swr';
import { isCalendarKey } from './calendar-keys.ts';

const listKey = 'appointments';

/** The signed-in client's own, earliest first; an owner who looks at the clients' side has none. */
export function useAppointments() {
  const { data: appointments, error, isValidating, mutate } = useSWR(listKey, mine);
  return { appointments, error, isAsking: isValidating, retry: () => mutate() };
}

async function mine(): Promise<Appointment[]> {
  try {
    return await createClient().appointments.mine();
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}

/** The calls that change something. Each throws what the API says, and brings what is shown up to date. */
export function useAppointmentCalls() {
  const { mutate } = useSWRConfig();

  const list = (change: (rows: Appointment[]) => Appointment[]) =>
    mutate<Appointment[]>(listKey, (rows = []) => change(rows), { revalidate: false });
  const calendar = () => mutate(isCalendarKey);

  return {
    /** `attempt` is the UUID of the filled-in form. */
    async create(input: NewAppointment, attempt: string): Promise<void> {
      const created = await createClient().appointments.create(input, attempt);
      await list((rows) => [...rows.filter(({ id }) => id !== created.id), created]);
      void calendar();
    },
    async update(id: number, changes: AppointmentUpdate): Promise<void> {
      const updated = await createClient().appointments.update(id, changes);
      await list((rows) => rows.map((row) => (row.id === id ? updated : row)));
      void calendar();
    },
    async remove(id: number): Promise<void> {
      await createClient().appointments.remove(id);
      await list((rows) => rows.filter((row) => row.id !== id));
      void calendar();
    },
  };
}
