import { Injectable } from '@nestjs/common';
import { appointmentMinutes, appointmentMinutesMax } from '@practice/contract/appointments';
import type { BookingRules } from '@practice/contract/calendar';
import { addDays, daysBetween, instantOf, spanOf } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { bufferMinutesMax } from '@practice/contract/services';
import { during, overlap, type Span } from '@practice/contract/time';
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
    const timesOn = await this.calendar.startTimesOn(within);
    const openOn = await this.calendar.openAt(first, last, within);
    const holidayAt = await this.calendar.holidayAt(within);
    const brokenRule = rulesOf(await this.calendar.rules(within));
    const days = spanOf({ firstDay: first, lastDay: last, fromTime: null, toTime: null });
    const bookedIn = await bookedBetween(days, except, within);
    return new Map(
      daysBetween(first, last).map((date) => {
        const holiday = holidayAt(date);
        const isOpen = openOn(date);
        const stateOf = (startsAt: Date): SlotState => {
          const span = during({ startsAt, minutes });
          if (holiday) return 'holiday';
          if (!isOpen(span)) return 'closed';
          const isTaken = bookedIn(held({ startsAt, minutes, bufferMinutes })) !== undefined;
          return brokenRule(date, span.from) ?? (isTaken ? 'taken' : 'free');
        };
        return [date, timesOn(date).map((time) => ({ time, state: stateOf(instantOf(date, time)) }))];
      }),
    );
  }
}

/** Returns the rule that a time breaks, if any. */
function rulesOf({ minNoticeHours, maxDaysAhead }: BookingRules) {
  const now = Date.now();
  const lastDay = maxDaysAhead > 0 ? addDays(practiceDay(new Date(now)), maxDaysAhead) : undefined;
  return (date: string, startsAt: number): SlotState | undefined => {
    if (startsAt <= now) return 'over';
    if (startsAt <= now + minNoticeHours * 3_600_000) return 'too soon';
    return lastDay !== undefined && date > lastDay ? 'too far ahead' : undefined;
  };
}

export type Held = Pick<Appointment, 'startsAt' | 'minutes'> & Pick<Length, 'bufferMinutes'>;

/** The time that a visit takes, and the minutes after it that stay free. */
export const held = ({ startsAt, minutes, bufferMinutes = 0 }: Held) =>
  during({ startsAt, minutes: minutes + bufferMinutes });

/** Returns what finds the visit that takes a part of a span, for spans between these instants. */
export async function bookedBetween({ from, to }: Span, except: number, within: EntityManager) {
  const earliest = new Date(from - (appointmentMinutesMax + bufferMinutesMax) * 60_000);
  const rows = await within
    .createQueryBuilder(Appointment, 'appointment')
    .innerJoin('appointment.person', 'person')
    .select(['id', 'startsAt', 'minutes', 'bufferMinutes'].map((name) => `appointment.${name}`))
    .addSelect(['id', 'firstName', 'lastName', 'username'].map((name) => `person.${name}`))
    .where('appointment.startsAt > :earliest AND appointment.startsAt < :to', { earliest, to: new Date(to) })
    .andWhere(`${holdsTime} AND appointment.id <> :except`, { except })
    .orderBy('appointment.startsAt')
    .getMany();
  const spans = rows.map((visit) => ({ visit, span: held(visit) }));
  return (span: Span): Appointment | undefined => spans.find((each) => overlap(span, each.span))?.visit;
}
