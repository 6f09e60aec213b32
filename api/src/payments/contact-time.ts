import { addDays, daysBetween, instantOf } from '@practice/contract/clock';
import { clockTime, practiceDay } from '@practice/contract/format';
import type { EntityManager } from 'typeorm';
import type { Calendar } from '../calendar/calendar.ts';
import type { Payment } from './payment.entity.ts';

const longestWait = 30;
const hour = 3_600_000;

/** 0, -1, 1, -2… hours. */
const nearestFirst = Array.from({ length: 47 }, (_, at) => Math.ceil(at / 2) * (at % 2 ? -hour : hour));

/** On the next open day, at the open hour nearest to the payment's; null if there is none within 30 days. */
export async function contactTime(
  paidAt: Date,
  calendar: Pick<Calendar, 'openAt' | 'holidayAt'>,
  within: EntityManager,
): Promise<Date | null> {
  const date = practiceDay(paidAt);
  const last = addDays(date, longestWait);
  const openOn = await calendar.openAt(date, last, within);
  const holidayAt = await calendar.holidayAt(within);
  for (const day of daysBetween(addDays(date, 1), last)) {
    if (holidayAt(day)) continue;
    const isOpen = openOn(day);
    const sameHour = Math.floor(instantOf(day, clockTime(paidAt)).getTime() / hour) * hour;
    const open = nearestFirst.map((away) => sameHour + away).find((to) => isOpen({ from: to - hour, to }));
    if (open !== undefined) return new Date(open);
  }
  return null;
}

export function contactDue({ status, contactBy }: Pick<Payment, 'status' | 'contactBy'>): Date | null {
  return !/^(refunded|lost)$/.test(status) && contactBy && contactBy > new Date() ? contactBy : null;
}
