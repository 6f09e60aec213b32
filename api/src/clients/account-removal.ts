import { type HttpException, Injectable, NotFoundException } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { clientMessages } from '@practice/contract/clients';
import { clockTime, weekdayAndDate } from '@practice/contract/format';
import { DataSource, type EntityManager, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Alerts } from '../alerts/alerts.ts';
import { Appointment } from '../appointments/appointment.entity.ts';
import { Appointments } from '../appointments/appointments.ts';
import { Assessment } from '../assessments/assessment.entity.ts';
import { sessionEnded } from '../auth/accounts.ts';
import { mustNotBeLastOwner } from '../auth/colleagues.ts';
import { Person, User } from '../auth/user.entity.ts';
import { writeCalendar } from '../calendar/calendar.ts';
import { findLocked } from '../database/queries.ts';
import { conflict } from '../http/validation.ts';
import { Mailer } from '../mail/mailer.ts';
import { ClientNote } from '../notes/note.entity.ts';
import { accountDeleted } from './emails/account-deleted.ts';
import { accountDeletedAlert } from './emails/account-deleted-alert.ts';

@Injectable()
export class AccountRemoval {
  constructor(
    private readonly database: DataSource,
    private readonly alerts: Alerts,
    private readonly appointments: Appointments,
    private readonly mailer: Mailer,
  ) {}

  /**
   * @param password the hash that was compared
   * @throws UnauthorizedException if it changed or the account is gone
   */
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
    await writeCalendar(this.database, async (manager) => {
      await mustNotBeLastOwner(where.id, manager);
      // Writes for this person wait for the lock, and then find no one.
      const user = await findLocked(manager, User, where);
      if (!user) throw missing;
      const canceled = await this.appointments.cancelAll(user.id, manager);
      await notify?.(user, canceled, manager);
      await removeOrClose(user.id, manager);
    });
  }

  /** @throws NotFoundException; ConflictException if there is a record to keep */
  async removePerson(id: number): Promise<void> {
    await writeCalendar(this.database, async (manager) => {
      const person = await findLocked(manager, Person, { id });
      // Someone may have invited them since the caller checked.
      if (!person || (await manager.existsBy(User, { id })))
        throw new NotFoundException(clientMessages.unknown);
      if (await hasRecord(id, manager)) throw conflict(clientMessages.recordKept);
      await this.appointments.cancelAll(id, manager);
      await manager.delete(Person, id);
    });
  }
}

async function removeOrClose(id: number, manager: EntityManager): Promise<void> {
  const person = await findLocked(manager, Person, { id });
  if (!person || !(await hasRecord(id, manager))) {
    await manager.delete(Person, id);
    return;
  }
  await manager.delete(Appointment, [
    { personId: id, status: 'cancelled' },
    { personId: id, startsAt: MoreThan(new Date()) },
  ]);
  await manager.delete(User, id);
  const isNamed = Boolean(person.firstName || person.lastName);
  await manager.update(Person, id, {
    ...(!isNamed && { lastName: personName(person) }),
    email: null,
    phone: null,
    address: null,
    closedAt: () => 'now()',
  });
}

/** Whether there are past visits, or notes and assessments by the practice. */
async function hasRecord(personId: number, within: EntityManager): Promise<boolean> {
  const tookPlace = { personId, status: Not('cancelled' as const), startsAt: LessThanOrEqual(new Date()) };
  return (
    (await within.existsBy(Appointment, tookPlace)) ||
    (await within.existsBy(Assessment, { personId, kind: 'professional' })) ||
    (await within.existsBy(ClientNote, { recordId: personId }))
  );
}
