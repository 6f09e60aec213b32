import type { Slot } from '@practice/contract/calendar';
import { call } from '@practice/contract/call';
import type { DayRange } from '@practice/contract/practice-time';
import { appointments } from '@practice/contract/routes';
import useSWR, { mutate } from 'swr';
import { freeDaysKey, freeTimesKey, reloadFreeTimes } from './appointments.queries.ts';

// Cached times are shown and revalidated, because other people book, too.
const options = { revalidateIfStale: true };

/** Loads how many times are free on each day. */
export function useFreeDays({ from, to }: DayRange) {
  return useSWR([freeDaysKey, from, to], () => call(appointments.freeDays, { from, to }), options);
}

/** Loads the times of a day, and which of them are free. It loads nothing while no day is chosen. */
export function useTimes(date: string) {
  return useSWR(date && [freeTimesKey, date], () => call(appointments.availability, { date }), options);
}

/** Updates the cached times of a day from an error of the API, and reloads the calendar. */
export async function showFreeTimes(date: string, freeTimes: readonly string[]): Promise<void> {
  await mutate<Slot[]>(
    [freeTimesKey, date],
    (slots = []) => slots.map(({ time }) => ({ time, available: freeTimes.includes(time) })),
    { revalidate: false },
  );
  void reloadFreeTimes();
}
