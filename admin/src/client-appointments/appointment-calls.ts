import type { AdminAppointment, AdminAppointmentUpdate, Emails } from '@practice/contract/appointments';
import { namesOf } from '@practice/contract/practitioners';
import { whoIsEmailed } from '../appointment-form/who-is-emailed.ts';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { useToast } from '../layout/useToast.tsx';
import { usePractitioners } from '../practitioner-field/WithInput.tsx';
import { bookedFor, resource } from './appointment-texts.ts';

/** Sends the version shown, because someone else may have changed it since. */
export async function changeAppointment(
  calls: PracticeDataProvider,
  previousData: AdminAppointment,
  change: AdminAppointmentUpdate,
): Promise<AdminAppointment & Emails> {
  const { id, version } = previousData;
  const data = { ...change, version };
  return (await calls.update<AdminAppointment & Emails>(resource, { id, data, previousData })).data;
}

export function useShowBooked() {
  const { toast } = useToast();
  const { data: practitioners = [] } = usePractitioners();
  return (title: string, saved: AdminAppointment & Emails, when: 'now' | 'soon') => {
    const names = practitioners.length > 1 && namesOf(saved.practitioners);
    const sentences = [bookedFor(saved), names && `It’s with ${names}.`, whoIsEmailed([saved], when)];
    toast({ title, description: sentences.filter(Boolean).join(' ') });
  };
}
