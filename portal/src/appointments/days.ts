import { freeDaysMax, type Slot } from '@practice/contract/calendar';
import { addDays, type DayRange } from '@practice/contract/clock';
import { pluralize, practiceDay, weekdayAndDay } from '@practice/contract/format';
import { compareTimes } from '@practice/contract/time';

export function daysAhead(today = practiceDay()): DayRange {
  return { from: today, to: addDays(today, freeDaysMax - 1) };
}

interface DayState {
  date: string;
  today: string;
  free: number | undefined;
  holiday: string | undefined;
  isSelected: boolean;
  isOwn: boolean;
}

export function dayLabel({ date, today, free, holiday, isSelected, isOwn }: DayState): string {
  return [
    ...(date === today ? ['Today'] : []),
    weekdayAndDay(date),
    ...(date < today ? ['past'] : free === undefined ? [] : [holiday ? closedFor(holiday) : freeLabel(free)]),
    ...(isOwn ? ['your appointment'] : []),
    ...(isSelected ? ['selected'] : []),
  ].join(', ');
}

export const closedFor = (holiday: string) => `closed (${holiday})`;

const freeLabel = (free: number) => (free === 0 ? 'no open times' : pluralize(free, 'open time'));

export function offeredTimes(slots: readonly Slot[], ownTime?: string): string[] {
  const free = slots.filter(({ available }) => available).map(({ time }) => time);
  const all = ownTime ? [...new Set([...free, ownTime])] : free;
  return all.sort(compareTimes);
}
