import type { AdminAppointment, AdminAppointmentUpdate, Emails } from '@practice/contract/appointments';
import { listCap } from '@practice/contract/lists';
import { toast } from '@practice/ui/toast';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { bookedFor, resource } from './appointment-words.ts';

type Filter = { from: string; to: string | undefined; status?: readonly AdminAppointment['status'][] };

export async function listAppointments(calls: PracticeDataProvider, filter: Filter) {
  const { data } = await calls.getList<AdminAppointment>(resource, {
    filter,
    sort: { field: 'startsAt', order: 'ASC' },
    pagination: { page: 1, perPage: listCap },
  });
  return data;
}

export async function changeAppointment(
  calls: PracticeDataProvider,
  previousData: AdminAppointment,
  data: AdminAppointmentUpdate,
): Promise<AdminAppointment & Emails> {
  const { id } = previousData;
  return (await calls.update<AdminAppointment & Emails>(resource, { id, data, previousData })).data;
}

export function showBooked(title: string, saved: AdminAppointment & Emails, when: 'now' | 'soon'): void {
  toast({ title, description: `${bookedFor(saved)} ${whoIsEmailed([saved], when)}` });
}
