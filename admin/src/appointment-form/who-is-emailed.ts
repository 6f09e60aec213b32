import type { AdminAppointment, Emails } from '@practice/contract/appointments';

interface Saved extends Emails {
  user: Pick<AdminAppointment['user'], 'firstName' | 'username'>;
}

const names = new Intl.ListFormat('en-US');

export function whoIsEmailed(appointments: readonly Saved[], when: 'now' | 'soon'): string {
  const [notified = [], others = []] = [true, false].map((isNotified) =>
    appointments
      .filter(({ emails }) => emails.includes('client') === isNotified)
      .map(({ user }) => user.firstName ?? user.username),
  );
  const sentences = [];
  if (notified.length > 0) {
    const toNames = names.format(new Set(notified));
    sentences.push(
      when === 'now' ? `We’ve emailed ${toNames}.` : `We’ll email ${toNames} in a couple of minutes.`,
    );
  }
  if (others.length > 0) sentences.push(`We won’t email ${names.format(new Set(others))}.`);
  return sentences.join(' ');
}
