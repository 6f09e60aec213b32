import { BadRequestException, Injectable } from '@nestjs/common';
import {
  type AppointmentStatus,
  appointmentMessages,
  isLateChange,
  openAppointmentsMax,
  statusRefusal,
} from '@practice/contract/appointments';
import { personName, type SessionUser } from '@practice/contract/auth';
import { startOf, type VisitTime } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { holidayOn } from '@practice/contract/holidays';
import { practitionerMessages } from '@practice/contract/practitioners';
import { type Held, held } from '@practice/contract/time';
import type { EntityManager } from 'typeorm';
import { Calendar } from '../calendar/calendar.ts';
import { RateLimits, TooManyRequestsException } from '../http/rate-limits.ts';
import { conflict, invalid } from '../http/validation.ts';
import { Appointment, holdsTime } from './appointment.entity.ts';
import { Availability, bookedIn, type DaySlot, type Wanted, whoGives } from './availability.ts';

const unconfirmedLimit = 'times that unconfirmed accounts of an address hold';

/** `except` is the id of the appointment being changed, whose own time counts as free. */
@Injectable()
export class BookingChecks {
  constructor(
    private readonly availability: Availability,
    private readonly calendar: Calendar,
    private readonly limits: RateLimits,
  ) {}

  /** @param path the field that the error is about @throws ConflictException */
  async mustNotBeTooMany(personId: number, manager: EntityManager, except = 0, path?: string): Promise<void> {
    const ahead = await manager
      .createQueryBuilder(Appointment, 'appointment')
      .where('appointment.personId = :personId AND appointment.startsAt > now()', { personId })
      .andWhere(`${holdsTime} AND appointment.id <> :except`, { except })
      .getCount();
    if (ahead >= openAppointmentsMax) throw conflict(appointmentMessages.tooMany, path);
  }

  /** Limits by network what unconfirmed accounts can hold. @throws TooManyRequestsException */
  async mayHold({ emailConfirmed }: SessionUser, network: string): Promise<void> {
    if (emailConfirmed || (await this.limits.tryTake(unconfirmedLimit, network))) return;
    throw new TooManyRequestsException(unconfirmedLimit, 24 * 3600, appointmentMessages.confirmFirst);
  }

  /** @throws ConflictException shortly before the appointment begins, and after */
  async mustBeChangeable({ startsAt }: Appointment, manager: EntityManager, path?: string): Promise<void> {
    const { refusesLateChanges } = await this.calendar.rules(manager);
    const hasBegun = startsAt.getTime() <= Date.now();
    if (!refusesLateChanges || !(hasBegun || isLateChange({ startsAt }))) return;
    const { begun, tooLateToChange } = appointmentMessages;
    throw conflict(hasBegun ? begun : tooLateToChange, path);
  }

  /** @throws BadRequestException if daylight saving time skips the time */
  startOf(wanted: VisitTime): Date {
    const startsAt = startOf(wanted);
    if (!startsAt) throw invalid(appointmentMessages.skipped, 'appointmentTime');
    return startsAt;
  }

  mustBeNextStatus(status: AppointmentStatus, next: Pick<Appointment, 'status' | 'startsAt'>): void {
    const message = statusRefusal({ status, startsAt: next.startsAt }, next.status);
    if (message) throw invalid(message, 'status');
  }

  /**
   * For bookings by clients.
   * @returns who could take the visit, fewest visits that day first
   * @throws ConflictException with the day's free times, BadRequestException
   */
  async mustBeFree(wanted: VisitTime & Wanted, manager: EntityManager, except = 0): Promise<number[]> {
    const { appointmentDate: date, appointmentTime: time } = wanted;
    if (date < practiceDay()) throw invalid(appointmentMessages.pastDate, 'appointmentDate');
    const slots = await this.availability.of(date, manager, wanted, except);
    const { state, free } = slots.find((slot) => slot.time === time) ?? { state: 'no start time', free: [] };
    if (state === 'free') return free;
    const freeTimes = freeOf(slots);
    if (state === 'taken') throw takenTime(freeTimes);
    const { minNoticeHours, maxDaysAhead } = await this.calendar.rules(manager);
    const message = {
      'no start time': appointmentMessages.slot(slots.map((slot) => slot.time)),
      closed: appointmentMessages.closed,
      holiday: appointmentMessages.holiday(holidayOn(date) ?? ''),
      over: appointmentMessages.over,
      'too soon': appointmentMessages.tooSoon(minNoticeHours),
      'too far ahead': appointmentMessages.tooFarAhead(maxDaysAhead),
    }[state];
    const isTheDay = state === 'holiday' || state === 'too far ahead';
    const path = isTheDay ? 'appointmentDate' : 'appointmentTime';
    throw new BadRequestException({ message, errors: [{ path, message }], freeTimes });
  }

  /**
   * For bookings by the practice, at any hour.
   * @returns who takes the visit, those working then first
   * @throws ConflictException with who is booked and the day's free times
   */
  async mustNotOverlap(
    visit: Held & VisitTime & Wanted,
    manager: EntityManager,
    except = 0,
  ): Promise<number[]> {
    const { practitionerIds, serviceId, appointmentDate: date } = visit;
    const asked = practitionerIds ?? (await whoGives(serviceId, manager));
    const [first, ...others] = await bookedIn(held(visit), asked, manager, except);
    if (practitionerIds && !first) return [...practitionerIds];
    const booked = [first, ...others].map((each) => each?.practitionerId);
    const free = asked.filter((id) => !booked.includes(id));
    const [firstFree] = await this.availability.inOrder(free, visit, manager);
    if (!practitionerIds && firstFree !== undefined) return [firstFree];
    if (!first) throw invalid(practitionerMessages.nobody, 'practitionerIds');
    const slots = await this.availability.of(date, manager, visit, except);
    const { practitioner, appointment } = first;
    const client = personName(appointment.person);
    throw takenTime(freeOf(slots), appointmentMessages.takenBy(practitioner.name, client, appointment));
  }

  /** @throws BadRequestException at `path` if one has left or doesn't offer the service */
  async mustGive(
    ids: readonly number[],
    serviceId: number | null,
    manager: EntityManager,
    path: string,
  ): Promise<void> {
    const givers = await whoGives(serviceId, manager);
    if (!ids.every((id) => givers.includes(id))) throw invalid(practitionerMessages.notOffered, path);
  }
}

export function takenTime(freeTimes: string[], message: string = appointmentMessages.taken) {
  return conflict(message, 'appointmentTime', { freeTimes });
}

function freeOf(slots: readonly DaySlot[]): string[] {
  return slots.filter(({ state }) => state === 'free').map(({ time }) => time);
}
