/** SWR's keys of what is free: on the days of a span, and on one day. Others book, so that both change at any moment. */
export const freeDaysKey = ({ from, to }: { from: string; to: string }) => ['free-days', from, to] as const;
export const timesKey = (date: string) => ['free-times', date] as const;

export function isCalendarKey(key: unknown): boolean {
  return Array.isArray(key) && (key[0] === 'free-days' || key[0] === 'free-times');
}
