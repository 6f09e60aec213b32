import { ConflictException, Injectable } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { type ColleagueInput, clientMessages } from '@practice/contract/clients';
import type { StaffRole } from '@practice/contract/permissions';
import { DataSource, type EntityManager } from 'typeorm';
import { findLocked, sameEmail } from '../database/queries.ts';
import { conflict } from '../http/validation.ts';
import { Accounts } from './accounts.ts';
import { Invitations } from './invitations.ts';
import { noPassword } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { Staff, User } from './user.entity.ts';

@Injectable()
export class Colleagues {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
    private readonly sessions: Sessions,
  ) {}

  /** Gives the role to the account of an address, or opens one. @throws ConflictException for a colleague */
  async invite({ role, ...person }: ColleagueInput, by: SessionUser): Promise<number> {
    return this.database.transaction(async (manager) => {
      const user = await findLocked(manager, User, { email: sameEmail(person.email) });
      if (user?.role) throw conflict(clientMessages.alreadyColleague, 'email');
      const { id } = user ?? (await this.accounts.open(person, manager));
      // A stranger may have registered with the unconfirmed address, and must not keep a working password.
      if (user && !user.emailConfirmedAt) await manager.update(User, id, { password: noPassword });
      await this.begin(id, role, by, manager);
      return id;
    });
  }

  /** @throws ConflictException for the last owner, and while the address is not confirmed */
  async setRole(id: number, role: StaffRole | null, by: SessionUser, within: EntityManager): Promise<void> {
    if (role !== 'owner') await mustNotBeLastOwner(id, within);
    const user = await findLocked(within, User, { id });
    if (!user) return;
    if (role === null) {
      await within.delete(Staff, { userId: id });
      await within.update(User, id, { newPasswordRequired: false });
    } else if (user.role) {
      await within.update(Staff, { userId: id }, { role });
    } else {
      if (!user.emailConfirmedAt) throw new ConflictException(clientMessages.notConfirmed);
      await this.begin(id, role, by, within);
    }
  }

  // The old password may be too short for staff.
  private async begin(userId: number, role: StaffRole, by: SessionUser, within: EntityManager) {
    await within.insert(Staff, { userId, role });
    const login = { newPasswordRequired: true, newEmail: null, resetToken: null, resetTokenExpiry: null };
    await within.update(User, userId, { ...login, adminSince: () => 'now()' });
    await this.sessions.endAll(userId, within);
    await this.invitations.invite(userId, within, personName(by));
  }
}

export async function mustNotBeLastOwner(userId: number, within: EntityManager): Promise<void> {
  // Locks all owners, so that two can't remove each other at the same time.
  const owners = await within.find(Staff, {
    where: { role: 'owner' },
    order: { userId: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (owners.every((owner) => owner.userId === userId)) throw conflict(clientMessages.lastOwner);
}
