import type { FreeDay, Slot } from '@practice/contract/calendar';
import { call } from '@practice/contract/call';
import { monthOf } from '@practice/contract/practice-time';
import { appointments } from '@practice/contract/routes';
import useSWR, { useSWRConfig } from 'swr';
import { freeDaysKey, isCalendarKey, timesKey } from './calendar-keys.ts';
import { daysAhead } from './days.ts';

// Cached times are shown and revalidated, because others book too.
const neverFresh = { revalidateIfStale: true };

const askForDays = ([, from, to]: readonly [string, string, string]) =>
  call(appointments.freeDays, { from, to });
const askForTimes = ([, date]: readonly [string, string]) => call(appointments.availability, { date });

/** Loads how many times are free on each day of the month of `date`. */
export function useFreeDays(date: string) {
  const { data: freeDays, error, mutate } = useSWR(freeDaysKey(monthOf(date)), askForDays, neverFresh);
  return { freeDays, error, retry: () => mutate() };
}

/** Loads the free days from today on, as many as one call returns. */
export function useDaysAhead(): FreeDay[] | undefined {
  return useSWR(freeDaysKey(daysAhead()), askForDays, neverFresh).data;
}

/** Loads the times of a day, and which are free. It loads nothing while no day is chosen. */
export function useTimes(date: string) {
  const { data: slots, error, mutate } = useSWR(date ? timesKey(date) : null, askForTimes, neverFresh);
  return { slots, error, retry: () => mutate() };
}

/** Updates the cached times of a day from an answer, and revalidates the calendar. */
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
