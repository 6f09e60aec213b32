import { type AnyRoute, type CallOptions, createSender, type InputOf, type ResultOf } from './call.ts';
import { inputOf, type Positional } from './positional.ts';
import * as routes from './routes.ts';

export type Api = {
  [Area in keyof typeof routes]: {
    [Name in keyof (typeof routes)[Area]]: (
      ...args: Positional<InputOf<(typeof routes)[Area][Name]>>
    ) => Promise<ResultOf<(typeof routes)[Area][Name]>>;
  };
};

/** Every call as a function, such as `api.payments.mine()`, for the site's server and for tests. Browsers use `call`. */
export function createClient(options: CallOptions = {}): Api {
  const send = createSender(options);
  const functionsOf = (area: Record<string, AnyRoute>) =>
    mapValues(
      area,
      (route) =>
        (...args: unknown[]) =>
          send(route, inputOf(route, args)),
    );
  return mapValues(routes, functionsOf) as Api;
}

function mapValues<From, To>(object: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
