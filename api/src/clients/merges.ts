import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { clientMessages } from '@practice/contract/clients';
import { type Counts, type MergePreview, mergeMessages } from '@practice/contract/merges';
import { retentionPeriods } from '@practice/contract/retention';
import { DataSource, type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import { Appointment } from '../appointments/appointment.entity.ts';
import { Assessment } from '../assessments/assessment.entity.ts';
import { Sessions } from '../auth/sessions.ts';
import { Person, User } from '../auth/user.entity.ts';
import { writeCalendar } from '../calendar/calendar.ts';
import { findLocked } from '../database/queries.ts';
import { conflict } from '../http/validation.ts';
import { ClientNote } from '../notes/note.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { type Moved, PersonMerge } from './person-merge.entity.ts';

/** Merges duplicate people. For a day, the merge can be undone, and the other login is blocked. */
@Injectable()
export class Merges {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
  ) {}

  async preview(keptId: number, otherId: number): Promise<MergePreview> {
    const { manager } = this.database;
    return { kept: await countsOf(keptId, manager), other: await countsOf(otherId, manager) };
  }

  /** @throws BadRequestException for the same person; NotFoundException; ConflictException */
  async merge(keptId: number, otherId: number, by: SessionUser): Promise<void> {
    if (keptId === otherId) throw new BadRequestException(mergeMessages.same);
    await writeCalendar(this.database, async (manager) => {
      const logins = await lock(User, [keptId, otherId], manager);
      const people = await lock(Person, [keptId, otherId], manager);
      const [kept, other] = [people.get(keptId), people.get(otherId)];
      if (!kept || kept.closedAt || !other) throw new NotFoundException(clientMessages.unknown);
      const [login, otherLogin] = [logins.get(keptId), logins.get(otherId)];
      if (login?.isAdmin || otherLogin?.isAdmin) throw conflict(mergeMessages.staff);
      if (otherLogin && !login) throw conflict(mergeMessages.loginStays);
      const earlier = [{ otherId: In([keptId, otherId]) }, { keptId: otherId }];
      if (await manager.existsBy(PersonMerge, earlier)) throw conflict(mergeMessages.mergedToday);
      const filled = detailsOf(login !== undefined).filter(
        (name) => kept[name] === null && other[name] !== null,
      );
      const moved: Moved = {
        ...(await moveRecords(otherId, keptId, login !== undefined, manager)),
        filled,
        closedAt: other.closedAt?.toISOString() ?? null,
      };
      if (filled.length > 0) {
        await manager.update(Person, keptId, Object.fromEntries(filled.map((name) => [name, other[name]])));
      }
      await manager.update(Person, otherId, { closedAt: () => 'now()' });
      await this.sessions.endAll(otherId, manager);
      await manager.insert(PersonMerge, { keptId, otherId, moved, mergedBy: personName(by) });
    });
  }

  /** Later records and corrections stay with the kept person. @throws NotFoundException after a day */
  async undo(keptId: number): Promise<number> {
    return writeCalendar(this.database, async (manager) => {
      const merge = await manager
        .createQueryBuilder(PersonMerge, 'merge')
        .where(`merge.keptId = :keptId AND merge.mergedAt > now() - CAST(:day AS interval)`, {
          keptId,
          day: retentionPeriods.mergedPeople,
        })
        .orderBy('merge.id', 'DESC')
        .setLock('pessimistic_write')
        .getOne();
      if (!merge) throw new NotFoundException(mergeMessages.nothing);
      const { id, otherId, moved } = merge;
      const hasLogin = (id: number) => manager.existsBy(User, { id });
      await moveRecords(keptId, otherId, await hasLogin(otherId), manager, moved);
      const people = await lock(Person, [keptId, otherId], manager);
      const [kept, other] = [people.get(keptId), people.get(otherId)];
      const still = detailsOf(await hasLogin(keptId)).filter(
        (name) => moved.filled.includes(name) && kept?.[name] === other?.[name],
      );
      if (still.length > 0) {
        await manager.update(Person, keptId, Object.fromEntries(still.map((name) => [name, null])));
      }
      await manager.update(Person, otherId, { closedAt: moved.closedAt });
      await manager.delete(PersonMerge, id);
      return otherId;
    });
  }
}

const detailsOf = (hasLogin: boolean): Moved['filled'] => [
  'birthDate',
  'phone',
  'address',
  ...(hasLogin ? [] : ['email' as const]),
];

/** In order of id, so that two merges can't deadlock. */
async function lock<Row extends { id: number }>(
  entity: new () => Row,
  ids: number[],
  within: EntityManager,
): Promise<Map<number, Row>> {
  const rows = new Map<number, Row>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    const row = await findLocked<ObjectLiteral>(within, entity, { id });
    if (row instanceof entity) rows.set(id, row);
  }
  return rows;
}

/** @param only the ids to move; without it, all */
async function moveRecords(
  from: number,
  to: number,
  hasLogin: boolean,
  within: EntityManager,
  only?: Moved,
): Promise<Pick<Moved, keyof Counts>> {
  const move = async (entity: EntityTarget<ObjectLiteral>, owner: string, set: object, ids?: number[]) => {
    const where = { [owner]: from, ...(ids && { id: In(ids) }) };
    const rows = await within.find(entity, { where, select: { id: true } });
    const found = rows.map(({ id }) => Number(id));
    if (found.length > 0) await within.update(entity, found, set);
    return found;
  };
  const userId = hasLogin ? to : null;
  const ofAccount = { personId: to, userId: () => `CASE WHEN user_id IS NOT NULL THEN ${to} END` };
  return {
    appointments: await move(Appointment, 'personId', { personId: to, userId }, only?.appointments),
    assessments: await move(Assessment, 'personId', ofAccount, only?.assessments),
    notes: await move(ClientNote, 'recordId', { recordId: to }, only?.notes),
    payments: await move(Payment, 'userId', { userId }, only?.payments),
  };
}

async function countsOf(id: number, within: EntityManager): Promise<Counts> {
  return {
    appointments: await within.countBy(Appointment, { personId: id }),
    assessments: await within.countBy(Assessment, { personId: id }),
    notes: await within.countBy(ClientNote, { recordId: id }),
    payments: await within.countBy(Payment, { userId: id }),
  };
}
