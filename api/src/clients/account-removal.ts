import { type HttpException, Injectable } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { clientMessages } from '@practice/contract/clients';
import { weekdayAndDate } from '@practice/contract/format';
import { DataSource, type EntityManager } from 'typeorm';
import { Alerts } from '../alerts/alerts.ts';
import { Appointments } from '../appointments/appointments.ts';
import { Assessments } from '../assessments/assessments.ts';
import { wrongPassword } from '../auth/accounts.ts';
import { User } from '../auth/user.entity.ts';
import { writeCalendar } from '../calendar/calendar.ts';
import { findLocked } from '../database/queries.ts';
import { conflict } from '../http/validation.ts';
import { accountDeleted, accountDeletedAlert } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { Uploads } from '../uploads/uploads.ts';

/**
 * Deletes accounts. Sessions end at once, the times of appointments are free again, assessments go with their conversations
 * and reports, and the practice's notes on the person with them. Payments stay, with no one's account.
 */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly database: DataSource,
    private readonly alerts: Alerts,
    private readonly appointments: Appointments,
    private readonly assessments: Assessments,
    private readonly mailer: Mailer,
    private readonly uploads: Uploads,
  ) {}

  /** For the practice, without an email. @throws ConflictException for the last admin; `unknown` if there is no such account */
  async remove(id: number, unknown: HttpException): Promise<void> {
    await this.removeIn(async (manager) => (await this.lock({ id }, unknown, manager)).id);
  }

  /**
   * For the client, who gets an email about each visit that this cancels. The owners get an email and an alert.
   * @param password the hash that the client's password was compared with
   * @throws BadRequestException if the password was changed meanwhile
   */
  async removeOwn(me: SessionUser, password: string): Promise<void> {
    const name = personName(me);
    await this.removeIn(async (manager) => {
      const user = await this.lock({ id: me.id, password }, wrongPassword(), manager);
      const visits = (await this.appointments.cancelAll(me, manager)).map(
        ({ appointmentDate, appointmentTime }) => `${weekdayAndDate(appointmentDate)}, ${appointmentTime}`,
      );
      await this.mailer.queue(this.mailer.practiceInbox, accountDeletedAlert(name, visits), manager);
      if (user.emailConfirmedAt) await this.mailer.queue(user.email, accountDeleted(user.firstName), manager);
      return user.id;
    });
    this.alerts.raise({
      key: `account ${me.id} deleted`,
      message: `${name} deleted their account. We’ve emailed you what was canceled with it. Their payments are still in your books.`,
    });
  }

  private async removeIn(prepare: (manager: EntityManager) => Promise<number>): Promise<void> {
    const reports = await writeCalendar(this.database, async (manager) => {
      const id = await prepare(manager);
      const found = await this.assessments.removeAll({ userId: id }, manager);
      await manager.delete(User, id);
      return found;
    });
    await this.uploads.removeFiles(reports);
  }

  /** Whatever is being written for this person waits for the lock, and then finds no one. */
  private async lock(
    where: { id: number; password?: string },
    missing: HttpException,
    manager: EntityManager,
  ): Promise<User> {
    await mustNotBeLastAdmin(where.id, manager);
    const user = await findLocked(manager, User, where);
    if (!user) throw missing;
    return user;
  }
}

export async function mustNotBeLastAdmin(id: number, manager: EntityManager): Promise<void> {
  // All of them are locked, so that two admins can't remove each other at the same moment.
  const admins = await manager.query<{ id: number }[]>(
    `SELECT id FROM users WHERE is_admin ORDER BY id FOR UPDATE`,
  );
  if (admins.every((admin) => admin.id === id)) throw conflict(clientMessages.lastAdmin);
}
