import type { AdminAppointment, Emails } from '@practice/contract/appointments';

type Addressee = Pick<AdminAppointment['user'], 'firstName' | 'username'>;

const names = new Intl.ListFormat('en-US');

/** Whether a client is emailed, by what the API answered: a booking is at once, a change with what else changes soon. */
export function emailed(answer: Emails, client: Addressee, when: 'now' | 'soon'): string {
  return allEmailed([{ ...answer, user: client }], when);
}

/** The same of several appointments: "We’ll email Ann and Bob in a couple of minutes. No email goes to Cy." */
export function allEmailed(answers: readonly (Emails & { user: Addressee })[], when: 'now' | 'soon'): string {
  const [told = [], untold = []] = [true, false].map((isTold) =>
    answers
      .filter(({ emails }) => emails.includes('client') === isTold)
      .map(({ user }) => user.firstName ?? user.username),
  );
  const sentences = [];
  if (told.length > 0) {
    const toNames = names.format(new Set(told));
    sentences.push(
      when === 'now' ? `We’ve emailed ${toNames}.` : `We’ll email ${toNames} in a couple of minutes.`,
    );
  }
  if (untold.length > 0) sentences.push(`No email goes to ${names.format(new Set(untold))}.`);
  return sentences.join(' ');
}
