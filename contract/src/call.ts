import { errorOf } from './errors.ts';
import type { Route, RouteInput } from './routes/route.ts';
import { openedForHeaders } from './session-hint.ts';

export interface CallOptions {
  origin?: string;
  fetch?: typeof globalThis.fetch;
}

export type InputArgument<Input> = object extends Input ? [input?: Input] : [input: Input];

export function createCaller({ origin = '', fetch }: CallOptions) {
  return async <Input extends RouteInput, Result>(
    { method, path, nullOn, read = (answer) => answer.json() }: Route<Input, unknown, Result>,
    ...[input]: InputArgument<Input>
  ): Promise<Result> => {
    const { params = {}, query, body, file, idempotencyKey, signal }: RouteInput = input ?? {};
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const content = file ? formWithFile(body, file) : body && JSON.stringify(body);
    const response = await (fetch ?? globalThis.fetch)(`${origin}/api${filled}${queryOf(query)}`, {
      method,
      credentials: 'include',
      headers: {
        // For a form, the browser adds the type with its boundary.
        ...(typeof content === 'string' && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...openedForHeaders(),
      },
      ...(content !== undefined && { body: content }),
      ...(signal && { signal }),
    });
    if (response.status === nullOn) return null as Result;
    if (!response.ok) throw await errorOf(response);
    return read(response);
  };
}

/** Calls the page's own origin. @throws ApiError, or what `fetch` throws without a network */
export const call = /* @__PURE__ */ createCaller({});

export function formWithFile(input: object | undefined, file?: Blob): FormData {
  const form = new FormData();
  if (input) form.set('data', JSON.stringify(input));
  if (file) form.set('file', file);
  return form;
}

function queryOf(input: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
