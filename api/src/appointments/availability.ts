import { Injectable } from '@nestjs/common';
import { appointmentMinutes, timeSlots } from '@practice/contract/appointments';
import type { BookingRules } from '@practice/contract/calendar';
import { addDays, daysBetween, practiceClock } from '@practice/contract/clock';
import { minutesOf, overlap, type Span, spanOf } from '@practice/contract/time';
import type { EntityManager } from 'typeorm';
import { Calendar } from '../calendar/calendar.ts';
import { Appointment, holdsTime } from './appointment.entity.ts';

type SlotState = 'free' | 'taken' | 'closed' | 'holiday' | 'over' | 'too soon' | 'too far ahead';

export interface DaySlot {
  time: string;
  state: SlotState;
}

/** Of a visit, and of the time after it that stays free. */
export interface Length {
  minutes?: number | undefined;
  bufferMinutes?: number | undefined;
}

interface Options extends Length {
  except?: number;
}

@Injectable()
export class Availability {
  constructor(private readonly calendar: Calendar) {}

  async of(date: string, within: EntityManager, options: Options = {}): Promise<DaySlot[]> {
    const days = await this.between(date, date, within, options);
    return days.get(date) ?? [];
  }

  async between(
    first: string,
    last: string,
    within: EntityManager,
    { except = 0, minutes = appointmentMinutes, bufferMinutes = 0 }: Options = {},
  ): Promise<Map<string, DaySlot[]>> {
    // These run one after the other, because a transaction has one connection.
    const isOpen = await this.calendar.openAt(first, last, within);
    const holidayAt = await this.calendar.holidayAt(within);
    const brokenRule = rulesOf(await this.calendar.rules(within));
    const bookedIn = await bookedBetween(first, last, except, within);
    return new Map(
      daysBetween(first, last).map((date) => {
        const holiday = holidayAt(date);
        const stateOf = (time: string): SlotState => {
          const span = spanOf(time, minutes);
          if (holiday) return 'holiday';
          if (!isOpen(date, span)) return 'closed';
          return (
            brokenRule(date, time) ??
            (bookedIn(date, spanOf(time, minutes + bufferMinutes)) ? 'taken' : 'free')
          );
        };
        return [date, timeSlots.map((time) => ({ time, state: stateOf(time) }))];
      }),
    );
  }
}

/** Returns the rule that a time breaks, if any. */
function rulesOf({ minNoticeHours, maxDaysAhead }: BookingRules) {
  const begun = practiceClock(new Date());
  const earliest = practiceClock(new Date(Date.now() + minNoticeHours * 3_600_000));
  const lastDay = maxDaysAhead > 0 ? addDays(begun.date, maxDaysAhead) : undefined;
  return (date: string, time: string): SlotState | undefined => {
    if (!isAfter(date, time, begun)) return 'over';
    if (minNoticeHours > 0 && !isAfter(date, time, earliest)) return 'too soon';
    return lastDay !== undefined && date > lastDay ? 'too far ahead' : undefined;
  };
}

function isAfter(date: string, time: string, clock: { date: string; time: string }): boolean {
  return date > clock.date || (date === clock.date && minutesOf(time) > minutesOf(clock.time));
}

export async function bookedBetween(first: string, last: string, except: number, within: EntityManager) {
  const rows = await within
    .createQueryBuilder(Appointment, 'appointment')
    .innerJoin('appointment.user', 'user')
    .select(
      ['id', 'appointmentDate', 'appointmentTime', 'minutes', 'bufferMinutes'].map(
        (name) => `appointment.${name}`,
      ),
    )
    .addSelect(['id', 'firstName', 'lastName', 'username'].map((name) => `user.${name}`))
    .where('appointment.appointmentDate BETWEEN :first AND :last', { first, last })
    .andWhere(`${holdsTime} AND appointment.id <> :except`, { except })
    .orderBy('appointment.startsAt')
    .getMany();
  const byDay = Map.groupBy(rows, ({ appointmentDate }) => appointmentDate);
  return (date: string, span: Span): Appointment | undefined =>
    byDay
      .get(date)
      ?.find((each) => overlap(span, spanOf(each.appointmentTime, each.minutes + each.bufferMinutes)));
}
