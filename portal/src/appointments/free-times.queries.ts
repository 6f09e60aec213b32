import type { FreeDay, Slot } from '@practice/contract/calendar';
import { call } from '@practice/contract/call';
import { monthOf } from '@practice/contract/practice-time';
import { appointments } from '@practice/contract/routes';
import useSWR, { useSWRConfig } from 'swr';
import { freeDaysKey, isCalendarKey, timesKey } from './calendar-keys.ts';
import { daysAhead } from './days.ts';

// What is cached is shown, and asked for again: others book, too.
const neverFresh = { revalidateIfStale: true };

const askForDays = ([, from, to]: readonly [string, string, string]) =>
  call(appointments.freeDays, { from, to });
const askForTimes = ([, date]: readonly [string, string]) => call(appointments.availability, { date });

/** How many times are free on each day of the month in which `date` lies. */
export function useFreeDays(date: string) {
  const { data: freeDays, error, mutate } = useSWR(freeDaysKey(monthOf(date)), askForDays, neverFresh);
  return { freeDays, error, retry: () => mutate() };
}

/** The days from today on, as far as one call reaches. */
export function useDaysAhead(): FreeDay[] | undefined {
  return useSWR(freeDaysKey(daysAhead()), askForDays, neverFresh).data;
}

/** The practice's times of a day, and which are free. Asks for nothing while no day is chosen. */
export function useTimes(date: string) {
  const { data: slots, error, mutate } = useSWR(date ? timesKey(date) : null, askForTimes, neverFresh);
  return { slots, error, retry: () => mutate() };
}

/** Shows at once which times of a day an answer left, and asks again. */
export function useShowFreeTimes() {
  const { mutate } = useSWRConfig();
  return async (date: string, freeTimes: readonly string[]) => {
    await mutate<Slot[]>(
      timesKey(date),
      (slots = []) => slots.map(({ time }) => ({ time, available: freeTimes.includes(time) })),
      { revalidate: false },
    );
    void mutate(isCalendarKey);
  };
}
