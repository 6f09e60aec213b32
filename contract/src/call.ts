import { errorOf } from './errors.ts';
import { inputOf, type Positional } from './positional.ts';
import type { Route, RouteInput } from './routes/route.ts';
import { openedForHeaders } from './session-hint.ts';

export interface CallOptions {
  /** Empty in a browser; elsewhere such as `http://localhost:8080`. */
  origin?: string;
  fetch?: typeof globalThis.fetch;
}

export type AnyRoute = Route<unknown, unknown, unknown>;
export type InputOf<R> = R extends Route<infer Input, unknown, unknown> ? Input : never;
export type ResultOf<R> = R extends Route<unknown, unknown, infer Result> ? Result : never;

type InputArgument<Input> = object extends Input ? [input?: Input] : [input: Input];

interface Call {
  <R extends AnyRoute>(route: R, ...input: InputArgument<InputOf<R>>): Promise<ResultOf<R>>;
  /** Only until the back office calls as above. */
  <R extends AnyRoute>(route: R, ...args: Positional<InputOf<R>>): Promise<ResultOf<R>>;
}

export type ArgumentsOf<R> = Positional<InputOf<R>>;

export const createCaller = (options: CallOptions): Call => {
  const send = createSender(options);
  return (route: AnyRoute, ...args: unknown[]) => send(route, inputOf(route, args)) as Promise<never>;
};

export const createSender =
  (options: CallOptions) =>
  async (route: AnyRoute, { params = {}, query, body, file, idempotencyKey }: RouteInput) => {
    const { origin = '', fetch = globalThis.fetch } = options;
    const { method, path, nullOn, read = (answer: Response) => answer.json() } = route;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const content = file ? formWithFile(body, file) : body && JSON.stringify(body);
    const response = await fetch(`${origin}/api${filled}${queryOf(query)}`, {
      method,
      credentials: 'include',
      headers: {
        // The browser adds the type of a form, with its boundary.
        ...(typeof content === 'string' && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...openedForHeaders(),
      },
      ...(content !== undefined && { body: content }),
    });
    if (response.status === nullOn) return null;
    if (!response.ok) throw await errorOf(response);
    return read(response);
  };

/** Calls the page's own origin, as in `call(payments.mine)`. It throws an `ApiError`, or what `fetch` throws without a network. */
export const call: Call = /* @__PURE__ */ createCaller({});

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
