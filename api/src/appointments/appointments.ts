import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import {
  type AdminAppointmentInput,
  type AdminAppointmentUpdate,
  type AppointmentInput,
  type AppointmentUpdate,
  appointmentMessages,
  type Emails,
  guardianConsent,
  holdsItsTime,
  isLateChange,
  isOpen,
} from '@practice/contract/appointments';
import { personName, type SessionUser } from '@practice/contract/auth';
import { practitionerMessages } from '@practice/contract/practitioners';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { writeCalendar } from '../calendar/calendar.ts';
import { violatedConstraint } from '../database/errors.ts';
import { findLocked } from '../database/queries.ts';
import { invalid } from '../http/validation.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';
import { Appointment, AppointmentPractitioner } from './appointment.entity.ts';
import { AppointmentEmails, looksTheSame } from './appointment-emails.ts';
import { type Wanted, whoGives } from './availability.ts';
import { bookedService, buffersOf, lengthOf, locationFor, mustTakePlaceAt } from './booked-service.ts';
import { BookingChecks, takenTime } from './booking-checks.ts';
import { isSameTime } from './emails/appointment-lines.ts';

const day = 24 * 3_600_000;

type AppointmentChange = AdminAppointmentUpdate & Pick<AppointmentUpdate, 'practitionerId'>;
type Changes = Omit<AdminAppointmentUpdate, 'version' | 'practitionerIds'> & {
  startsAt?: Date;
  removedAt?: null;
};

interface SavedAppointment extends Emails {
  appointment: Appointment;
}

/** Admins are not bound by the practice's hours and rules. */
@Injectable()
export class Appointments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checks: BookingChecks,
    private readonly emails: AppointmentEmails,
  ) {}

  /** @param idempotencyKey the form's UUID @throws ConflictException with the day's free times, BadRequestException */
  async book(
    me: SessionUser,
    input: AppointmentInput,
    idempotencyKey: string,
    network: string,
  ): Promise<SavedAppointment> {
    const userId = me.id;
    return this.write(async (manager) => {
      const saved = await this.savedBefore(userId, idempotencyKey, manager);
      if (saved) return saved;
      await this.checks.mustNotBeTooMany(userId, manager);
      const service = await bookedService(input, { me, userId }, manager);
      const location = locationFor(service, input.location);
      const length = lengthOf(service, location);
      const { guardianConsent: hasConsented, practitionerId, ...fields } = input;
      const serviceId = service?.id ?? null;
      const wanted = practitionerId === null ? undefined : [practitionerId];
      if (wanted) await this.checks.mustGive(wanted, serviceId, manager, 'practitionerId');
      const asked = { ...fields, ...length, serviceId, practitionerIds: wanted };
      const free = await this.checks.mustBeFree(asked, manager);
      await this.checks.mayHold(me, network);
      const consent = hasConsented && {
        guardianConsentAt: new Date(),
        guardianConsentVersion: guardianConsent.version,
      };
      return this.insert(
        {
          ...fields,
          ...consent,
          ...length,
          startsAt: this.checks.startOf(input),
          location,
          serviceId,
          personId: userId,
          userId,
          idempotencyKey,
        },
        wanted ?? free.slice(0, 1),
        me,
        manager,
      );
    });
  }

  /**
   * @param findClient runs in the booking's transaction
   * @throws ConflictException, and whatever `findClient` throws
   */
  async bookFor(
    { practitionerIds, ...input }: Omit<AdminAppointmentInput, 'userId'>,
    me: SessionUser,
    idempotencyKey: string,
    findClient: (manager: EntityManager) => Promise<number>,
  ): Promise<SavedAppointment> {
    return this.write(async (manager) => {
      const personId = await findClient(manager);
      const saved = await this.savedBefore(personId, idempotencyKey, manager);
      if (saved) return saved;
      const startsAt = this.checks.startOf(input);
      const service = await bookedService(input, { me, userId: personId }, manager);
      const visit = {
        ...input,
        startsAt,
        serviceId: service?.id ?? null,
        ...buffersOf(service, input.location),
        personId,
        userId: (await manager.existsBy(User, { id: personId })) ? personId : null,
        idempotencyKey,
      };
      this.checks.mustBeNextStatus('scheduled', visit);
      if (practitionerIds) await this.checks.mustGive(practitionerIds, null, manager, 'practitionerIds');
      const asked = { ...visit, practitionerIds };
      const takenBy = holdsItsTime(visit)
        ? await this.checks.mustNotOverlap(asked, manager)
        : (practitionerIds ?? (await whoGives(visit.serviceId, manager)).slice(0, 1));
      return this.insert(visit, takenBy, me, manager);
    });
  }

  async change(
    me: SessionUser,
    id: number,
    { version, practitionerId, practitionerIds, ...changes }: AppointmentChange,
    network = '',
  ): Promise<SavedAppointment> {
    return this.write(async (manager) => {
      const appointment = await this.find(id, me, version, manager);
      const startsAt = this.checks.startOf({ ...appointment, ...changes });
      const before = idsOf(appointment);
      if (practitionerId !== undefined && before.length > 1)
        throw invalid(practitionerMessages.several, 'practitionerId');
      const chosen = practitionerId === null ? undefined : [practitionerId ?? []].flat();
      const wanted = practitionerIds ?? (chosen?.length === 0 ? before : chosen);
      const isWithOthers = !wanted || String(wanted.toSorted()) !== String(before.toSorted());
      const next = { ...appointment, ...changes, startsAt, removedAt: null, practitionerIds: wanted };
      const isMoved = isWithOthers || !isSameTime(next, appointment) || next.minutes !== appointment.minutes;
      if (wanted && isWithOthers) {
        const path = practitionerIds ? 'practitionerIds' : 'practitionerId';
        const others = wanted.filter((each) => !before.includes(each));
        await this.checks.mustGive(others, me.isAdmin ? null : appointment.serviceId, manager, path);
      }
      const hasNewStatus = next.status !== appointment.status;
      let takenBy = wanted ?? before;
      if (!me.isAdmin) {
        if (next.location !== appointment.location)
          await mustTakePlaceAt(next.location, appointment, manager);
        const { isMore, free } = await this.takesTime(appointment, next, isMoved, manager);
        if (wanted && free) await this.checks.mustGive(wanted, null, manager, 'practitionerId');
        if (!wanted && free) takenBy = free.some((id) => before.includes(id)) ? before : free.slice(0, 1);
        if (isMore) await this.checks.mayHold(me, network);
      } else if (isMoved || hasNewStatus) this.checks.mustBeNextStatus(appointment.status, next);
      const needsTime = holdsItsTime(next) && (isMoved || (hasNewStatus && !isOpen(appointment.status)));
      if (me.isAdmin && needsTime) await this.checks.mustNotOverlap(next, manager, next.id);
      const applied = { ...changes, startsAt, ...(needsTime && { removedAt: null }) };
      return this.apply(appointment, applied, me, manager, takenBy);
    });
  }

  /**
   * Hides the appointment from the client, and cancels it if it is ahead.
   * @throws NotFoundException, ConflictException
   */
  async remove(me: SessionUser, id: number, version?: number): Promise<Emails> {
    return this.write(async (manager) => {
      const appointment = await this.find(id, me, version, manager);
      const hasBegun = appointment.startsAt.getTime() <= Date.now();
      let saved: Emails = { emails: [] };
      if (holdsItsTime(appointment) && !hasBegun) {
        await this.checks.mustBeChangeable(appointment, manager);
        const { emails, isLate } = await this.apply(appointment, { status: 'cancelled' }, me, manager);
        saved = { emails, isLate };
      }
      // Clears the key, so that sending the same form again makes a new booking.
      await manager.update(Appointment, id, { removedAt: new Date(), idempotencyKey: null });
      return saved;
    });
  }

  /** Emails about the visits. @returns the canceled ones, including recent ones no one was notified about */
  async cancelAll(personId: number, manager: EntityManager): Promise<Appointment[]> {
    const where = { personId, startsAt: MoreThan(new Date()) };
    const canceled: Appointment[] = [];
    for (const each of await manager.find(Appointment, { where, order: { startsAt: 'ASC' } })) {
      const isBooked = holdsItsTime(each);
      if (!isBooked && each.status !== 'cancelled') continue;
      const sequence = each.sequence + 1;
      const notified = await this.emails.emailFinalCancellation(
        { ...each, status: 'cancelled', sequence },
        manager,
      );
      if (notified || isBooked) canceled.push(notified ?? each);
    }
    return canceled;
  }

  async of(userId: number): Promise<Appointment[]> {
    return this.dataSource.manager.findBy(Appointment, { userId, removedAt: IsNull() });
  }

  async one(userId: number, id: number): Promise<Appointment> {
    const where = { id, userId, removedAt: IsNull() };
    const found = await this.dataSource.manager.findOneBy(Appointment, where);
    if (!found) throw new NotFoundException(appointmentMessages.unknown);
    return found;
  }

  private async savedBefore(personId: number, idempotencyKey: string, within: EntityManager) {
    const appointment = await within.findOneBy(Appointment, { personId, idempotencyKey });
    return appointment ? { appointment, emails: appointment.notified?.to ?? [] } : undefined;
  }

  /** @returns whether the client takes up another time, and who is free if the visit moves */
  private async takesTime(
    appointment: Appointment,
    next: Appointment & Wanted,
    isMoved: boolean,
    manager: EntityManager,
  ): Promise<{ isMore: boolean; free?: number[] }> {
    const { id, personId, status, startsAt } = appointment;
    const held = holdsItsTime(appointment);
    if (!isMoved && held === holdsItsTime(next)) return { isMore: false };
    const path = next.status === status ? 'appointmentDate' : 'status';
    await this.checks.mustBeChangeable(appointment, manager, path);
    const isAhead = startsAt.getTime() > Date.now();
    // The table's constraint refuses a past time that someone else has taken since.
    if (!holdsItsTime(next) || !(isMoved || isAhead)) return { isMore: false };
    const isMore = !(held && isAhead);
    if (isMore) await this.checks.mustNotBeTooMany(personId, manager, id, path);
    return { isMore, free: await this.checks.mustBeFree(next, manager, id) };
  }

  private async apply(
    appointment: Appointment,
    changes: Changes,
    me: SessionUser,
    manager: EntityManager,
    takenBy: readonly number[] = idsOf(appointment),
  ) {
    const version = appointment.version + 1;
    const practitioners = await this.giveTo(takenBy, appointment, manager);
    const next: Appointment = { ...appointment, ...changes, practitioners, version, updatedAt: new Date() };
    if (next.title !== appointment.title) next.titleByPractice = me.isAdmin;
    if (next.location !== appointment.location) next.locationByPractice = me.isAdmin;
    const [wasCanceled, isCanceled] = [appointment.status === 'cancelled', next.status === 'cancelled'];
    if (isCanceled && !wasCanceled)
      Object.assign(next, { canceledAt: new Date(), canceledBy: personName(me) });
    if (!isCanceled) Object.assign(next, { canceledAt: null, canceledBy: null, cancelReason: null });
    const isVisible = wasCanceled !== isCanceled || !looksTheSame(next, appointment);
    if (isVisible) {
      if (me.isAdmin) next.changedLateAt = null;
      next.sequence += 1;
      next.remindAt = remindAt(next);
    }
    const isMoved = !isSameTime(next, appointment);
    const isLate =
      !me.isAdmin &&
      ((isCanceled && !wasCanceled) || isMoved) &&
      holdsItsTime(appointment) &&
      isLateChange(appointment);
    if (isLate) next.changedLateAt = new Date();
    const { id, practitioners: _, ...columns } = next;
    await manager.update(Appointment, id, columns);
    for (const practitionerId of takenBy)
      if (!idsOf(appointment).includes(practitionerId))
        await manager.insert(AppointmentPractitioner, { appointmentId: id, practitionerId });
    return { appointment: next, emails: await this.emails.queueChangeEmail(next, manager), isLate };
  }

  private async insert(
    fields: Omit<AdminAppointmentInput, 'userId' | 'practitionerIds'> &
      Pick<Appointment, 'startsAt' | 'bufferMinutes' | 'bufferBeforeMinutes' | 'personId' | 'userId'> &
      Pick<Partial<Appointment>, 'idempotencyKey' | 'guardianConsentAt' | 'guardianConsentVersion'>,
    takenBy: readonly number[],
    me: SessionUser,
    manager: EntityManager,
  ): Promise<SavedAppointment> {
    const { id } = await manager.save(Appointment, {
      ...fields,
      remindAt: remindAt(fields),
      titleByPractice: me.isAdmin,
      locationByPractice: me.isAdmin,
      ...(fields.status === 'cancelled' && { canceledAt: new Date(), canceledBy: personName(me) }),
    });
    for (const practitionerId of takenBy)
      await manager.insert(AppointmentPractitioner, { appointmentId: id, practitionerId });
    const saved = await manager.findOneByOrFail(Appointment, { id });
    return { appointment: saved, emails: await this.emails.emailNow(saved, manager, me.isAdmin) };
  }

  /** Removes those who no longer have it; the others are added once the new time is saved. */
  private async giveTo(
    takenBy: readonly number[],
    { id: appointmentId }: Appointment,
    manager: EntityManager,
  ) {
    await manager.delete(AppointmentPractitioner, { appointmentId, practitionerId: Not(In([...takenBy])) });
    const found = await manager.find(Practitioner, {
      select: { id: true, name: true },
      where: { id: In([...takenBy]) },
      order: { sort: 'ASC', id: 'ASC' },
    });
    return found.map(({ id, name }) => ({ id, name }));
  }

  private async find(id: number, me: SessionUser, version: number | undefined, manager: EntityManager) {
    const visible = me.isAdmin ? { id } : { id, userId: me.id, removedAt: IsNull() };
    const found = await findLocked(manager, Appointment, visible);
    if (!found) throw new NotFoundException(appointmentMessages.unknown);
    if (version !== undefined && version !== found.version) {
      throw new ConflictException({ message: appointmentMessages.changedMeanwhile(found) });
    }
    return found;
  }

  private async write<Result>(operation: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await writeCalendar(this.dataSource, operation);
    } catch (error) {
      if (violatedConstraint(error) !== 'appointment_practitioners_time_taken') throw error;
      throw takenTime([]);
    }
  }
}

const idsOf = ({ practitioners }: Pick<Appointment, 'practitioners'>) => practitioners.map(({ id }) => id);

function remindAt({ startsAt, status }: Pick<Appointment, 'startsAt' | 'status'>): Date | null {
  const due = startsAt.getTime() - day;
  return isOpen(status) && due > Date.now() ? new Date(due) : null;
}
