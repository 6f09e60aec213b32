import type { InputArgument } from '@practice/contract/call';
import type { Route, RouteInput } from '@practice/contract/routes/route';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type CallError, useCalls } from '../dataProvider.ts';

export function useCall<Input extends RouteInput, Result>(
  queryKey: QueryKey,
  route: Route<Input, unknown, Result>,
  ...input: InputArgument<Input>
) {
  const dataProvider = useCalls();
  return useQuery<Result, CallError>({ queryKey, queryFn: () => dataProvider.call(route, ...input) });
}
