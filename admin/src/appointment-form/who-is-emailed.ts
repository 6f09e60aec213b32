import type { AdminAppointment, Emails } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';

type EmailedChange = Emails & { user: Omit<AdminAppointment['user'], 'email'> };

const names = new Intl.ListFormat('en-US');

export function whoIsEmailed(appointments: readonly EmailedChange[], when: 'now' | 'soon'): string {
  const [emailed = [], others = []] = [true, false].map((isEmailed) =>
    appointments
      .filter(({ emails }) => emails.includes('client') === isEmailed)
      .map(({ user }) => user.firstName || personName(user)),
  );
  const sentences = [];
  if (emailed.length > 0) {
    const toNames = names.format(new Set(emailed));
    sentences.push(
      when === 'now' ? `We’ve emailed ${toNames}.` : `We’ll email ${toNames} in a couple of minutes.`,
    );
  }
  if (others.length > 0) sentences.push(`We won’t email ${names.format(new Set(others))}.`);
  return sentences.join(' ');
}
