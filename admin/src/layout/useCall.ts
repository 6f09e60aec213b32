import type { AnyRoute, ArgumentsOf, ResultOf } from '@practice/contract/call';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type CallError, useCalls } from '../dataProvider.ts';

export function useCall<R extends AnyRoute>(queryKey: QueryKey, route: R, ...args: ArgumentsOf<R>) {
  const dataProvider = useCalls();
  return useQuery<ResultOf<R>, CallError>({ queryKey, queryFn: () => dataProvider.call(route, ...args) });
}
