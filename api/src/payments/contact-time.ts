import { addDays, daysBetween, instantOf, practiceClock } from '@practice/contract/clock';
import { minutesOf, type Span, timeAt } from '@practice/contract/time';
import type { EntityManager } from 'typeorm';
import type { Calendar } from '../calendar/calendar.ts';
import type { Payment } from './payment.entity.ts';

const longestWait = 30;

/** By when we contact someone who has paid: on the next open day, at the hour of the payment or the open hour nearest to it. */
export async function contactTime(
  paidAt: Date,
  calendar: Pick<Calendar, 'openAt' | 'holidayAt'>,
  within: EntityManager,
): Promise<Date | null> {
  const { date, time } = practiceClock(paidAt);
  const paidHour = Math.floor(minutesOf(time) / 60);
  const hours = Array.from({ length: 24 }, (_, hour) => hour).sort(
    (a, b) => Math.abs(a - paidHour) - Math.abs(b - paidHour),
  );
  const last = addDays(date, longestWait);
  const isOpen = await calendar.openAt(date, last, within);
  const holidayAt = await calendar.holidayAt(within);
  const isHourBefore = (hour: number): Span => ({ from: (hour - 1) * 60, to: hour * 60 });
  for (const day of daysBetween(addDays(date, 1), last)) {
    if (holidayAt(day)) continue;
    const hour = hours.find((each) => isOpen(day, isHourBefore(each)));
    if (hour !== undefined) return instantOf(day, timeAt(hour * 60));
  }
  return null;
}

export function contactDue({ status, contactBy }: Pick<Payment, 'status' | 'contactBy'>): Date | null {
  return !/^(refunded|lost)$/.test(status) && contactBy && contactBy > new Date() ? contactBy : null;
}
