import type { EntityManager } from 'typeorm';
import { Person } from '../../auth/user.entity.ts';
import type { Appointment } from '../appointment.entity.ts';

export type Recipient = Awaited<ReturnType<typeof recipientOf>>;

export async function recipientOf({ personId }: Pick<Appointment, 'personId'>, within: EntityManager) {
  const where = { id: personId };
  const person = await within.findOneOrFail(Person, { where, relations: { user: true } });
  const { firstName, lastName, username, email, user, createdAt } = person;
  const entered = {
    emailConfirmedAt: null,
    invitedAt: createdAt,
    appointmentEmails: true,
    reminderEmails: true,
  };
  const { emailConfirmedAt, invitedAt, appointmentEmails, reminderEmails } = user ?? entered;
  const choices = { emailConfirmedAt, invitedAt, appointmentEmails, reminderEmails };
  return { firstName, lastName, username, email, hasAccount: user !== null, ...choices };
}
