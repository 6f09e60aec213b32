import { type AnyRoute, type ArgumentsOf, type CallOptions, callerWith, type ResultOf } from './call.ts';
import * as routes from './routes.ts';

/** All calls by area, such as `api.payments.mine()`. */
export type Api = {
  [Area in keyof typeof routes]: {
    [Name in keyof (typeof routes)[Area]]: (
      ...args: ArgumentsOf<(typeof routes)[Area][Name]>
    ) => Promise<ResultOf<(typeof routes)[Area][Name]>>;
  };
};

/** Every call, for the site's server and for tests. A browser would get all of them in its script: there, use `call`. */
export function createClient(options: CallOptions = {}): Api {
  const call = callerWith(options);
  const callsOf = (area: Record<string, AnyRoute>) =>
    mapped(
      area,
      (route) =>
        (...args: unknown[]) =>
          call(route, ...args),
    );
  return mapped(routes, callsOf) as Api;
}

function mapped<From, To>(object: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
