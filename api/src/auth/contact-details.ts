import { Injectable, NotFoundException } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { type ContactInput, clientMessages } from '@practice/contract/clients';
import { may } from '@practice/contract/permissions';
import { DataSource, type EntityManager } from 'typeorm';
import { findLocked, sameEmail, updateGiven } from '../database/queries.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { conflict } from '../http/validation.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { Invitations } from './invitations.ts';
import { forbidden } from './session.guard.ts';
import { Person, User } from './user.entity.ts';

@Injectable()
export class ContactDetails {
  constructor(
    private readonly database: DataSource,
    private readonly confirmations: EmailConfirmations,
    private readonly invitations: Invitations,
    private readonly limits: RateLimits,
  ) {}

  /** @throws NotFoundException; ConflictException when another account has the address; TooManyRequestsException */
  async correct(id: number, { email, ...details }: ContactInput, by: SessionUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const user = await findLocked(manager, User, { id });
      if (!user) return this.correctWithoutLogin(id, { email, ...details }, manager);
      // They may have become a colleague since the caller checked.
      if (user.isAdmin && !may(by.role, 'staff.change')) throw forbidden();
      await manager.update(Person, id, details);
      if (email && email !== user.email.toLowerCase()) await this.changeEmail(user, email, by, manager);
    });
  }

  private async correctWithoutLogin(id: number, details: ContactInput, within: EntityManager) {
    const person = await findLocked(within, Person, { id });
    if (!person) throw new NotFoundException(clientMessages.unknown);
    await updateGiven(within, Person, id, details);
  }

  private async changeEmail(user: User, email: string, by: SessionUser, within: EntityManager) {
    if (await within.existsBy(User, { email: sameEmail(email) }))
      throw conflict(clientMessages.emailTaken, 'email');
    const { id, invitedAt, emailConfirmedAt, newPasswordRequired } = user;
    if (invitedAt && !emailConfirmedAt) return this.invitations.inviteAt(email, id, within, personName(by));
    // Confirming the new address takes a login, which they can't do yet.
    if (newPasswordRequired) throw conflict(clientMessages.passwordFirst, 'email');
    await this.limits.take('new addresses of an account', String(id));
    await this.limits.takeEmail('account', email);
    await within.update(User, id, { newEmail: email });
    await this.confirmations.request({ userId: id, newEmail: email }, within);
  }
}
