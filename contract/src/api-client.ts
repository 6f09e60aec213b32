import { type CallOptions, createCaller, type InputArgument } from './call.ts';
import type { Route, RouteInput } from './routes/route.ts';
import * as routes from './routes.ts';

type CallOf<R> =
  R extends Route<infer Input, unknown, infer Result>
    ? (...input: InputArgument<Input>) => Promise<Result>
    : never;

export type Api = {
  [Area in keyof typeof routes]: {
    [Name in keyof (typeof routes)[Area]]: CallOf<(typeof routes)[Area][Name]>;
  };
};

export function createClient(options: CallOptions = {}): Api {
  const call = createCaller(options);
  const functionsOf = (area: Record<string, Route<RouteInput, unknown>>) =>
    mapValues(area, (route) => (input: never) => call(route, input));
  return mapValues(routes, functionsOf) as Api;
}

function mapValues<From, To>(object: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
