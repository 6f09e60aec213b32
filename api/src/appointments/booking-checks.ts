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
import type { EntityManager } from 'typeorm';
import { Calendar } from '../calendar/calendar.ts';
import { RateLimits, TooManyRequestsException } from '../http/rate-limits.ts';
import { conflict, invalid } from '../http/validation.ts';
import { Appointment, holdsTime } from './appointment.entity.ts';
import { Availability, bookedBetween, type DaySlot, type Held, held, type Length } from './availability.ts';

const unconfirmedLimit = 'times that unconfirmed accounts of an address hold';

/** Checks bookings and changes. `except` is the id of the appointment that is changed, whose own time counts as free. */
@Injectable()
export class BookingChecks {
  constructor(
    private readonly availability: Availability,
    private readonly calendar: Calendar,
    private readonly limits: RateLimits,
  ) {}

  /** @param path the field that the error is about, if any @throws ConflictException */
  async mustNotBeTooMany(personId: number, manager: EntityManager, except = 0, path?: string): Promise<void> {
    const ahead = await manager
      .createQueryBuilder(Appointment, 'appointment')
      .where('appointment.personId = :personId AND appointment.startsAt > now()', { personId })
      .andWhere(`${holdsTime} AND appointment.id <> :except`, { except })
      .getCount();
    if (ahead >= openAppointmentsMax) throw conflict(appointmentMessages.tooMany, path);
  }

  /** Limits by network what accounts without a confirmed address hold. @throws TooManyRequestsException */
  async mayHold({ emailConfirmed }: SessionUser, network: string): Promise<void> {
    if (emailConfirmed || (await this.limits.tryTake(unconfirmedLimit, network))) return;
    throw new TooManyRequestsException(unconfirmedLimit, 24 * 3600, appointmentMessages.confirmFirst);
  }

  /** @param path the field that the error is about, if any @throws ConflictException shortly before the appointment begins */
  async mustBeChangeable({ startsAt }: Appointment, manager: EntityManager, path?: string): Promise<void> {
    const { refusesLateChanges } = await this.calendar.rules(manager);
    const hasBegun = startsAt.getTime() <= Date.now();
    if (!refusesLateChanges || !(hasBegun || isLateChange({ startsAt }))) return;
    const { begun, tooLateToChange } = appointmentMessages;
    throw conflict(hasBegun ? begun : tooLateToChange, path);
  }

  /** @throws BadRequestException if the clocks skip the time */
  startOf(wanted: VisitTime): Date {
    const startsAt = startOf(wanted);
    if (!startsAt) throw invalid(appointmentMessages.skipped, 'appointmentTime');
    return startsAt;
  }

  mustBeNextStatus(status: AppointmentStatus, next: Pick<Appointment, 'status' | 'startsAt'>): void {
    const message = statusRefusal({ status, startsAt: next.startsAt }, next.status);
    if (message) throw invalid(message, 'status');
  }

  async mustBeFree(wanted: VisitTime & Length, manager: EntityManager, except = 0): Promise<void> {
    const { appointmentDate: date, appointmentTime: time, minutes, bufferMinutes } = wanted;
    if (date < practiceDay()) throw invalid(appointmentMessages.pastDate, 'appointmentDate');
    const slots = await this.availability.of(date, manager, { except, minutes, bufferMinutes });
    const state = slots.find((slot) => slot.time === time)?.state ?? 'no start time';
    if (state === 'free') return;
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

  async mustNotOverlap(visit: Held & VisitTime, manager: EntityManager, except = 0): Promise<void> {
    const span = held(visit);
    const booked = (await bookedBetween(span, except, manager))(span);
    if (!booked) return;
    const freeTimes = freeOf(await this.availability.of(visit.appointmentDate, manager, { except }));
    throw takenTime(freeTimes, appointmentMessages.takenBy(personName(booked.person), booked));
  }
}

export function takenTime(freeTimes: string[], message: string = appointmentMessages.taken) {
  return conflict(message, 'appointmentTime', { freeTimes });
}

function freeOf(slots: readonly DaySlot[]): string[] {
  return slots.filter(({ state }) => state === 'free').map(({ time }) => time);
}
