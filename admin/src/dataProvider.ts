import { type AnyRoute, type ArgumentsOf, callerWith, type ResultOf } from '@practice/contract/call';
import { ApiError, errorOf, type FieldError, sentenceOf } from '@practice/contract/errors';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { fetchWithProgress, type UploadWatch } from './uploads/fetch-with-progress.ts';

/** The standard calls of ra-data-simple-rest, and every other call of the contract. Each fails with a `CallError`. */
export interface PracticeDataProvider extends DataProvider {
  call<R extends AnyRoute>(route: R, ...args: ArgumentsOf<R>): Promise<ResultOf<R>>;
  /** The same for a call with a file: says how far it has come, and can be canceled. */
  upload<R extends AnyRoute>(watch: UploadWatch, route: R, ...args: ArgumentsOf<R>): Promise<ResultOf<R>>;
}

/** A call that failed: `message` is a sentence for people, `errors` are messages for single fields of a form. */
export class CallError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** What can be had instead of a time of day that is taken. */
  readonly freeTimes: readonly string[];

  /** Whether somebody else was faster: the message says how it stands now, and no field is to blame. */
  get isOutdated(): boolean {
    return this.status === 409 && this.errors.length === 0;
  }

  constructor(cause: unknown) {
    super(sentenceOf(cause), { cause });
    const { status, errors, freeTimes } =
      cause instanceof ApiError ? cause : { status: 0, errors: [], freeTimes: [] };
    this.status = status;
    this.errors = errors;
    this.freeTimes = freeTimes;
  }

  messageFor(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message;
  }
}

export function createDataProvider(fetch: typeof globalThis.fetch = globalThis.fetch): PracticeDataProvider {
  async function request(url: string, { headers, ...options }: RequestInit = {}) {
    try {
      const response = await fetch(url, {
        ...options,
        credentials: 'include',
        // simple-rest calls an empty DELETE plain text, which our API refuses.
        headers: options.body === undefined ? without(headers, 'content-type') : json,
      });
      if (!response.ok) throw await errorOf(response);
      const body = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body,
        json: body === '' ? {} : JSON.parse(body),
      };
    } catch (error) {
      throw wasAborted(error) ? error : new CallError(error);
    }
  }

  const change = async (resource: string, id: string | number, data: unknown) =>
    (
      await request(`/api/${pathOf(resource)}/${encodeURIComponent(id)}`, {
        method: resource === 'resources' ? 'PUT' : 'PATCH',
        body: JSON.stringify(data),
      })
    ).json;

  const rest = simpleRest('/api', request);
  return {
    ...rest,
    getList: (resource, params) => rest.getList(pathOf(resource), params),
    getOne: (resource, params) => rest.getOne(pathOf(resource), params),
    supportAbortSignal: true,
    update: async (resource, { id, data, previousData }) => ({
      data: await change(resource, id, withVersionSeen(resource, data, previousData)),
    }),
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => change(resource, id, data)));
      return { data: ids };
    },
    call: (route, ...args) => withCallError(callerWith({ fetch })(route, ...args)),
    upload: (watch, route, ...args) =>
      withCallError(callerWith({ fetch: fetchWithProgress(watch) })(route, ...args)),
  };
}

/** A change of an appointment names the version that was on the screen: somebody else may have changed it since. */
function withVersionSeen(resource: string, data: object, seen?: { version?: number }): object {
  return resource === 'client-appointments' ? { ...data, version: seen?.version } : data;
}

const belowAdmin = ['payments', 'client-appointments', 'clients', 'assessments'];

/** What clients have calls of their own for is the practice's below `/admin`. */
function pathOf(resource: string): string {
  return belowAdmin.includes(resource) ? `admin/${resource}` : resource;
}

const json = { 'content-type': 'application/json' };

function without(headers: HeadersInit | undefined, name: string): Headers {
  const rest = new Headers(headers);
  rest.delete(name);
  return rest;
}

async function withCallError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw wasAborted(error) ? error : new CallError(error);
  }
}

export function wasAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
