import { type AnyRoute, type ArgumentsOf, type CallOptions, createCaller, type ResultOf } from './call.ts';
import * as routes from './routes.ts';

export type Api = {
  [Area in keyof typeof routes]: {
    [Name in keyof (typeof routes)[Area]]: (
      ...args: ArgumentsOf<(typeof routes)[Area][Name]>
    ) => Promise<ResultOf<(typeof routes)[Area][Name]>>;
  };
};

/** Every call as a function, such as `api.payments.mine()`, for the site's server and for tests. Browsers use `call`. */
export function createClient(options: CallOptions = {}): Api {
  const call = createCaller(options);
  const functionsOf = (area: Record<string, AnyRoute>) =>
    mapValues(
      area,
      (route) =>
        (...args: unknown[]) =>
          call(route, ...args),
    );
  return mapValues(routes, functionsOf) as Api;
}

function mapValues<From, To>(object: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
