import { appointments } from '@practice/contract/routes';
import { isCalendarDay } from '@practice/contract/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';

const keyOf = (date: string) => ['free-times', date];

export function useFreeTimes(date: string) {
  const calls = useCallsWithoutRedirect();
  const isDay = isCalendarDay(date);
  const query = useQuery<readonly string[], CallError>({
    queryKey: keyOf(date),
    queryFn: async () =>
      (await calls.call(appointments.availability, { query: { date } }))
        .filter(({ available }) => available)
        .map(({ time }) => time),
    enabled: isDay,
  });
  return { ...query, isDay };
}

/** Shows the times that the API offers in place of one that is taken. The message itself is at the field. */
export function useShowFreeTimes() {
  const queries = useQueryClient();
  return ({ status, isOutdated, freeTimes }: CallError, date: string | undefined) => {
    if (status === 409 && !isOutdated) queries.setQueryData(keyOf(date ?? ''), freeTimes);
  };
}
