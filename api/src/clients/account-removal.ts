import { type HttpException, Injectable } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { clockTime, weekdayAndDate } from '@practice/contract/format';
import { DataSource, type EntityManager } from 'typeorm';
import { Alerts } from '../alerts/alerts.ts';
import type { Appointment } from '../appointments/appointment.entity.ts';
import { Appointments } from '../appointments/appointments.ts';
import { Assessments } from '../assessments/assessments.ts';
import { sessionEnded } from '../auth/accounts.ts';
import { mustNotBeLastOwner } from '../auth/colleagues.ts';
import { User } from '../auth/user.entity.ts';
import { writeCalendar } from '../calendar/calendar.ts';
import { findLocked } from '../database/queries.ts';
import { Mailer } from '../mail/mailer.ts';
import { Uploads } from '../uploads/uploads.ts';
import { accountDeleted } from './emails/account-deleted.ts';
import { accountDeletedAlert } from './emails/account-deleted-alert.ts';

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

  /** @param password the hash that was compared @throws UnauthorizedException if it changed or the account is gone */
  async removeOwn(me: SessionUser, password: string): Promise<void> {
    const name = personName(me);
    await this.remove({ id: me.id, password }, sessionEnded(), async (user, canceled, manager) => {
      const visits = canceled.map(({ startsAt }) => `${weekdayAndDate(startsAt)}, ${clockTime(startsAt)}`);
      await this.mailer.queueForPractice('account', accountDeletedAlert(name, visits), manager);
      if (user.emailConfirmedAt) await this.mailer.queue(user.email, accountDeleted(user.firstName), manager);
    });
    this.alerts.raise({
      key: `account ${me.id} deleted`,
      message: `${name} deleted their account. We’ve emailed you what was canceled with it. Their payments are still in your books.`,
    });
  }

  async remove(
    where: { id: number; password?: string },
    missing: HttpException,
    notify?: (user: User, canceled: Appointment[], manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const reports = await writeCalendar(this.database, async (manager) => {
      await mustNotBeLastOwner(where.id, manager);
      // Whatever is being written for this person waits here, and then finds no one.
      const user = await findLocked(manager, User, where);
      if (!user) throw missing;
      const canceled = await this.appointments.cancelAll(user.id, manager);
      await notify?.(user, canceled, manager);
      const found = await this.assessments.removeAll({ userId: user.id }, manager);
      await manager.delete(User, user.id);
      return found;
    });
    await this.uploads.removeFiles(reports);
  }
}
