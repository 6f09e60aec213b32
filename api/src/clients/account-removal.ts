import { ConflictException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { clientMessages } from '@practice/contract/clients';
import { DataSource, type EntityManager } from 'typeorm';
import { Assessments } from '../assessments/assessments.ts';
import { User } from '../auth/user.entity.ts';
import { findLocked } from '../database/queries.ts';
import { Uploads } from '../uploads/uploads.ts';

/** Deletes accounts with all that is their person's own. */
@Injectable()
export class AccountRemoval {
  private readonly logger = new Logger(AccountRemoval.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
    private readonly uploads: Uploads,
  ) {}

  /**
   * Sessions end at once, the times of appointments are free again, assessments go with their conversations and reports, and the
   * practice's notes on the person with them. Payments stay, with nobody's account.
   * @throws NotFoundException, ConflictException for one's own account and for the last admin's
   */
  async remove(id: number, me: SessionUser): Promise<void> {
    if (id === me.id) throw new ConflictException({ message: clientMessages.ownAccount });
    const reports = await this.dataSource.transaction(async (manager) => {
      await mustNotBeLastAdmin(id, manager);
      // Whatever is being written for this person waits here, and then finds nobody.
      const user = await findLocked(manager, User, { id });
      if (!user) throw new NotFoundException(clientMessages.unknown);
      const found = await this.assessments.removeAll({ userId: id }, manager);
      await manager.delete(User, id);
      return found;
    });
    this.logger.log(`Account ${id} was deleted by admin ${me.id}.`);
    await this.uploads.removeFiles(reports);
  }
}

export async function mustNotBeLastAdmin(id: number, manager: EntityManager): Promise<void> {
  // All of them are locked, so that two admins can't remove each other at the same moment.
  const admins = await manager.query<{ id: number }[]>(
    `SELECT id FROM users WHERE is_admin ORDER BY id FOR UPDATE`,
  );
  if (admins.every((admin) => admin.id === id)) throw new ConflictException(clientMessages.lastAdmin);
}
