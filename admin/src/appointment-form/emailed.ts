import type { AdminAppointment, Emails } from '@practice/contract/appointments';

/** Whether a client is emailed, by what the API answered: a booking is at once, a change with what else changes soon. */
export function emailed(
  { emails }: Emails,
  { firstName, username }: Pick<AdminAppointment['user'], 'firstName' | 'username'>,
  when: 'now' | 'soon',
): string {
  const name = firstName ?? username;
  if (!emails.includes('client')) return `No email goes to ${name}.`;
  return when === 'now' ? `We’ve emailed ${name}.` : `We’ll email ${name} in a couple of minutes.`;
}
