import type { AnyRoute, ArgumentsOf, ResultOf } from '@practice/contract/call';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';

/**
 * Loads what a call answers, as a query of TanStack. Where the session has ended, it leaves for the sign-in page.
 * @param queryKey its first part is the resource, whose changes have it loaded again
 */
export function useCall<R extends AnyRoute>(queryKey: QueryKey, route: R, ...args: ArgumentsOf<R>) {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  return useQuery<ResultOf<R>, CallError>({ queryKey, queryFn: () => dataProvider.call(route, ...args) });
}
