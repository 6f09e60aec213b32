import { Injectable } from '@nestjs/common';
import { addDays, daysBetween, instantOf, practiceClock } from '@practice/contract/practice-time';
import { minutesOf, type Span, timeAt } from '@practice/contract/time';
import { DataSource } from 'typeorm';
import { Calendar } from '../calendar/calendar.ts';

const longestWait = 30;

/** By when the practice contacts a buyer to schedule the visit. */
@Injectable()
export class ContactTimes {
  constructor(
    private readonly calendar: Calendar,
    private readonly dataSource: DataSource,
  ) {}

  async after(paidAt: Date): Promise<Date | undefined> {
    const { date } = practiceClock(paidAt);
    const { manager } = this.dataSource;
    return contactTime(paidAt, await this.calendar.openAt(date, addDays(date, longestWait), manager));
  }
}

/**
 * The next open day at the full hour of the payment. If the practice is closed then, the last open hour before it counts, or else the
 * first one after it.
 */
export function contactTime(paidAt: Date, isOpen: (day: string, span: Span) => boolean): Date | undefined {
  const { date, time } = practiceClock(paidAt);
  const paidHour = Math.floor(minutesOf(time) / 60);
  const earlier = Array.from({ length: paidHour }, (_, index) => paidHour - index);
  const later = Array.from({ length: 23 - paidHour }, (_, index) => paidHour + 1 + index);
  for (const day of daysBetween(addDays(date, 1), addDays(date, longestWait))) {
    const hour = [...earlier, ...later].find((end) => isOpen(day, { from: (end - 1) * 60, to: end * 60 }));
    if (hour !== undefined) return instantOf(day, timeAt(hour * 60));
  }
  return undefined;
}
