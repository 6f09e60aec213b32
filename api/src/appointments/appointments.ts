import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type AdminAppointmentInput,
  type AdminAppointmentUpdate,
  type AppointmentInput,
  type AppointmentUpdate,
  appointmentMessages,
  type Emails,
  holdsItsTime,
  isOpen,
} from '@practice/contract/appointments';
import { personName, type SessionUser } from '@practice/contract/auth';
import { instantOf } from '@practice/contract/practice-time';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { writeCalendar } from '../calendar/calendar.ts';
import { violatedConstraint } from '../database/violations.ts';
import { Appointment } from './appointment.entity.ts';
import { AppointmentEmails, seen } from './appointment-emails.ts';
import { BookingChecks, takenTime } from './booking-checks.ts';

const hour = 3_600_000;
const reminderHours = 24;

type Changes = Partial<
  Pick<
    Appointment,
    | 'title'
    | 'description'
    | 'appointmentDate'
    | 'appointmentTime'
    | 'minutes'
    | 'location'
    | 'status'
    | 'cancelReason'
    | 'removedAt'
  >
>;

/** An appointment as it was written, and whom that emails. */
interface Saved extends Emails {
  appointment: Appointment;
}

/** Who changes an appointment: only clients are bound by the calendar's hours and rules. */
interface Actor {
  name: string;
  isClient: boolean;
}

/** Books, moves and cancels, one after the other: the practice has one calendar, and a time is never given twice. */
@Injectable()
export class Appointments {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly checks: BookingChecks,
    private readonly emails: AppointmentEmails,
  ) {}

  /**
   * Books one of the practice's times for a client.
   * @param attempt the form's UUID: sent again, it is the same appointment
   * @throws ConflictException with the day's free times where somebody else has the time, BadRequestException where it
   *   is not open for booking
   */
  async book(client: SessionUser, input: AppointmentInput, attempt: string | undefined): Promise<Saved> {
    return this.writing(async (manager) => {
      const before = attempt && (await manager.findOneBy(Appointment, { userId: client.id, attempt }));
      if (before) return { appointment: before, emails: before.told?.to ?? [] };
      await this.checks.mustHaveRoom(client.id, manager);
      await this.checks.mustBeFree(input, manager);
      return this.insert(
        { ...input, userId: client.id, attempt: attempt ?? null },
        { name: personName(client), isClient: true },
        manager,
      );
    });
  }

  /**
   * Books any time for any client, in the practice's name.
   * @param attempt the form's UUID: sent again, it is the same appointment
   * @param findClient says who the client is, in the transaction that books
   * @throws BadRequestException for an unknown client, ConflictException where two would overlap
   */
  async bookFor(
    input: Omit<AdminAppointmentInput, 'userId'>,
    admin: SessionUser,
    attempt: string | undefined,
    findClient: (manager: EntityManager) => Promise<number>,
  ): Promise<Saved> {
    return this.writing(async (manager) => {
      const userId = await findClient(manager);
      const before = attempt && (await manager.findOneBy(Appointment, { userId, attempt }));
      if (before) return { appointment: before, emails: before.told?.to ?? [] };
      this.checks.mustBeNext('scheduled', input, 'practice');
      if (holdsItsTime(input)) await this.checks.mustNotOverlap(input, manager);
      const actor = { name: personName(admin), isClient: false };
      return this.insert({ ...input, userId, attempt: attempt ?? null }, actor, manager);
    });
  }

  /** Changes a client's own. @throws NotFoundException for one that is not theirs, ConflictException for a version of before, and as `book` */
  async change(client: SessionUser, id: number, input: AppointmentUpdate): Promise<Saved> {
    return this.update({ id, userId: client.id }, input, { name: personName(client), isClient: true });
  }

  /** Changes any. @throws NotFoundException, ConflictException where two would overlap */
  async changeAny(id: number, input: AdminAppointmentUpdate, admin: SessionUser): Promise<Saved> {
    return this.update({ id }, input, { name: personName(admin), isClient: false });
  }

  /** Frees the time and takes it out of the client's sight; the practice keeps it, with who and when. @throws NotFoundException */
  async remove(client: SessionUser, id: number, version?: number): Promise<Emails['emails']> {
    return this.writing(async (manager) => {
      const appointment = await this.find({ id, userId: client.id }, version, manager);
      const actor = { name: personName(client), isClient: true };
      const hasBegun = appointment.startsAt.getTime() <= Date.now();
      let emails: Emails['emails'] = [];
      // What is over was: it only leaves the client's list.
      if (holdsItsTime(appointment) && !hasBegun) {
        await this.checks.mustBeChangeable(appointment, manager);
        ({ emails } = await this.apply(appointment, { status: 'cancelled' }, actor, manager));
      }
      // Without its key: the same form sent once more is a new booking, and not one that is gone.
      await manager.update(Appointment, id, { removedAt: new Date(), attempt: null });
      return emails;
    });
  }

  /** A client's own, earliest first. */
  async of(userId: number): Promise<Appointment[]> {
    return this.dataSource.getRepository(Appointment).find({
      where: { userId, removedAt: IsNull() },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  /** One of a client's own. @throws NotFoundException */
  async one(userId: number, id: number): Promise<Appointment> {
    const found = await this.dataSource
      .getRepository(Appointment)
      .findOneBy({ id, userId, removedAt: IsNull() });
    if (!found) throw new NotFoundException(appointmentMessages.unknown);
    return found;
  }

  private async update(
    where: { id: number; userId?: number },
    { version, ...changes }: Changes & { version?: number },
    actor: Actor,
  ): Promise<Saved> {
    return this.writing(async (manager) => {
      const appointment = await this.find(where, version, manager);
      const next = { ...appointment, ...changes, removedAt: null };
      const isMoved =
        next.appointmentDate !== appointment.appointmentDate ||
        next.appointmentTime !== appointment.appointmentTime ||
        next.minutes !== appointment.minutes;
      const hasNewStatus = next.status !== appointment.status;
      // What is to take place after all is a new booking in effect.
      const needsTime = holdsItsTime(next) && (isMoved || (hasNewStatus && !isOpen(appointment.status)));
      if (isMoved || hasNewStatus) {
        this.checks.mustBeNext(appointment.status, next, actor.isClient ? 'client' : 'practice');
      }
      if (actor.isClient && (isMoved || hasNewStatus)) {
        await this.checkForClient(appointment, next, needsTime, manager);
      } else if (needsTime) await this.checks.mustNotOverlap(next, manager, next.id);
      // What takes time again is back on its client's list.
      return this.apply(appointment, { ...changes, ...(needsTime && { removedAt: null }) }, actor, manager);
    });
  }

  private async checkForClient(
    appointment: Appointment,
    next: Appointment,
    needsTime: boolean,
    manager: EntityManager,
  ): Promise<void> {
    const { id, userId, status } = appointment;
    const path = next.status === status ? 'appointmentDate' : 'status';
    if (next.status !== 'completed') await this.checks.mustBeChangeable(appointment, manager, path);
    if (!needsTime) return;
    const isCounted = isOpen(status) && appointment.startsAt.getTime() > Date.now();
    if (!isCounted) await this.checks.mustHaveRoom(userId, manager, id, path);
    await this.checks.mustBeFree(next, manager, id);
  }

  private async apply(
    appointment: Appointment,
    changes: Changes,
    { name, isClient }: Actor,
    manager: EntityManager,
  ): Promise<Saved> {
    const version = appointment.version + 1;
    const next: Appointment = { ...appointment, ...changes, version, updatedAt: new Date() };
    next.startsAt = instantOf(next.appointmentDate, next.appointmentTime);
    if (next.title !== appointment.title) next.titleByPractice = !isClient;
    if (next.location !== appointment.location) next.locationByPractice = !isClient;
    const [was, is] = [appointment.status === 'cancelled', next.status === 'cancelled'];
    if (is && !was) Object.assign(next, { cancelledAt: new Date(), cancelledBy: name });
    if (!is) Object.assign(next, { cancelledAt: null, cancelledBy: null, cancelReason: null });
    const isSeen = was !== is || seen.some((field) => next[field] !== appointment[field]);
    if (isSeen) {
      next.sequence += 1;
      next.remindAt = remindAt(next);
    }
    const { id, ...columns } = next;
    await manager.update(Appointment, id, columns);
    return { appointment: next, emails: await this.emails.changed(next, manager) };
  }

  private async insert(
    fields: Pick<Appointment, 'userId' | 'title' | 'appointmentDate' | 'appointmentTime' | 'status'> &
      Partial<Appointment>,
    { name, isClient }: Actor,
    manager: EntityManager,
  ): Promise<Saved> {
    const { userId, title, description, appointmentDate, appointmentTime, minutes, status, location } =
      fields;
    const appointment = manager.create(Appointment, {
      userId,
      title,
      description: description ?? null,
      appointmentDate,
      appointmentTime,
      ...(minutes ? { minutes } : {}),
      startsAt: instantOf(appointmentDate, appointmentTime),
      status,
      location: location ?? null,
      titleByPractice: !isClient,
      locationByPractice: !isClient,
      cancelledAt: status === 'cancelled' ? new Date() : null,
      cancelledBy: status === 'cancelled' ? name : null,
      attempt: fields.attempt ?? null,
    });
    appointment.remindAt = remindAt(appointment);
    await manager.insert(Appointment, appointment);
    const saved = await manager.findOneByOrFail(Appointment, { id: appointment.id });
    return { appointment: saved, emails: await this.emails.booked(saved, manager) };
  }

  /** @param version the one that was seen, if it is known: another one is a conflict */
  private async find(
    where: { id: number; userId?: number },
    version: number | undefined,
    manager: EntityManager,
  ): Promise<Appointment> {
    const found = await manager.findOne(Appointment, {
      where: where.userId === undefined ? where : { ...where, removedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found) throw new NotFoundException(appointmentMessages.unknown);
    if (version !== undefined && version !== found.version) {
      throw new ConflictException({ message: appointmentMessages.changedMeanwhile(found) });
    }
    return found;
  }

  private async writing<Result>(write: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await writeCalendar(this.dataSource, write);
    } catch (error) {
      if (violatedConstraint(error) !== 'client_appointments_slot_taken') throw error;
      throw takenTime([]);
    }
  }
}

/** A day before; nothing where that is over, since the email that books or moves it says it all. */
function remindAt({ startsAt, status }: Appointment): Date | null {
  const due = startsAt.getTime() - reminderHours * hour;
  return isOpen(status) && due > Date.now() ? new Date(due) : null;
}
