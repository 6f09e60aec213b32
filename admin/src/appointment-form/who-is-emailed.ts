import type { AdminAppointment, Emails } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';

type EmailedChange = Emails & { user: Omit<AdminAppointment['user'], 'email'> };

const names = new Intl.ListFormat('en-US');

export function whoIsEmailed(appointments: readonly EmailedChange[], when: 'now' | 'soon'): string {
  const [emailed, others] = [true, false].map((isEmailed) => {
    const changes = appointments.filter(({ emails }) => emails.includes('client') === isEmailed);
    return names.format(new Set(changes.map(({ user }) => user.firstName || personName(user))));
  });
  const told =
    when === 'now' ? `We’ve emailed ${emailed}.` : `We’ll email ${emailed} in a couple of minutes.`;
  return [emailed && told, others && `We won’t email ${others}.`].filter(Boolean).join(' ');
}
