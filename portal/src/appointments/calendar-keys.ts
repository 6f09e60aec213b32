/** SWR's keys of the free days and of the free times of a day. */
export const freeDaysKey = ({ from, to }: { from: string; to: string }) => ['free-days', from, to] as const;
export const timesKey = (date: string) => ['free-times', date] as const;

export function isCalendarKey(key: unknown): boolean {
  return Array.isArray(key) && (key[0] === 'free-days' || key[0] === 'free-times');
}
