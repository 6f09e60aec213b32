import type { AdminAppointment } from '@practice/contract/appointments';
import type { Closure } from '@practice/contract/calendar';
import { practiceDay } from '@practice/contract/format';
import { listCap } from '@practice/contract/lists';
import { useQuery } from '@tanstack/react-query';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resource } from './appointment-words.ts';
import { appointmentsIn } from './appointments-in.ts';

/** Finds the appointments in each of these closures. The answer is undefined while they load. */
export function useAppointmentsInClosures(closures: readonly Closure[] = []) {
  // A 401 must not leave the page, because the hours beside it may have unsaved changes.
  const calls = useCallsInPlace();
  const to = closures
    .map(({ lastDay }) => lastDay)
    .sort()
    .at(-1);
  const { data, error, refetch } = useQuery<AdminAppointment[], CallError>({
    queryKey: [resource, 'in closures', to],
    queryFn: async () => {
      const { data: rows } = await calls.getList<AdminAppointment>(resource, {
        filter: { from: practiceDay(), to, status: ['scheduled', 'rescheduled'] },
        sort: { field: 'startsAt', order: 'ASC' },
        pagination: { page: 1, perPage: listCap },
      });
      return rows;
    },
    enabled: to !== undefined,
  });
  return { appointmentsIn: (closure: Closure) => data && appointmentsIn(closure, data), error, refetch };
}
