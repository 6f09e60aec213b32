import { errorOf } from './errors.ts';
import type { Route } from './routes/route.ts';
import { openedForHeaders } from './session-hint.ts';

export interface CallOptions {
  /** Empty in a browser; elsewhere such as `http://localhost:8080`. */
  origin?: string;
  fetch?: typeof globalThis.fetch;
}

export type AnyRoute = Route<unknown[], unknown, unknown>;
export type ArgumentsOf<R> = R extends Route<infer Args, unknown, unknown> ? Args : never;
export type ResultOf<R> = R extends Route<unknown[], unknown, infer Result> ? Result : never;

export const createCaller =
  (options: CallOptions) =>
  async <R extends AnyRoute>(route: R, ...args: ArgumentsOf<R>): Promise<ResultOf<R>> => {
    const { origin = '', fetch = globalThis.fetch } = options;
    const { method, path, nullOn, read = (answer: Response) => answer.json() } = route;
    const rest: unknown[] = [...args];
    const filled = path.replace(/:\w+(\([^)]*\))?/g, () => encodeURIComponent(String(rest.shift())));
    const file = rest.find((value) => value instanceof Blob);
    const attempt = rest.find((value) => typeof value === 'string');
    const input = rest.find((value) => typeof value === 'object' && value !== file) as object | undefined;
    const isInQuery = method === 'GET' || method === 'DELETE';
    const body = isInQuery ? undefined : file ? formWithFile(input, file) : input && JSON.stringify(input);
    const response = await fetch(`${origin}/api${filled}${isInQuery ? queryOf(input) : ''}`, {
      method,
      credentials: 'include',
      headers: {
        // The browser adds the type of a form, with its boundary.
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(attempt !== undefined && { 'idempotency-key': attempt }),
        ...openedForHeaders(),
      },
      ...(body !== undefined && { body }),
    });
    if (response.status === nullOn) return null as ResultOf<R>;
    if (!response.ok) throw await errorOf(response);
    return (await read(response)) as ResultOf<R>;
  };

/** Calls the page's own origin, as in `call(payments.mine)`. It throws an `ApiError`, or what `fetch` throws without a network. */
export const call = /* @__PURE__ */ createCaller({});

export function formWithFile(input: object | undefined, file?: Blob): FormData {
  const form = new FormData();
  if (input) form.set('data', JSON.stringify(input));
  if (file) form.set('file', file);
  return form;
}

/** Values that are not strings are sent as JSON, as ra-data-simple-rest does. */
function queryOf(input: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
