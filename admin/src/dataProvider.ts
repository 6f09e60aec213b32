import { type AnyRoute, type ArgumentsOf, createCaller, type ResultOf } from '@practice/contract/call';
import { ApiError, errorOf, type FieldError, sentenceOf } from '@practice/contract/errors';
import { openedForHeaders } from '@practice/contract/session-hint';
import simpleRest from 'ra-data-simple-rest';
import { useContext } from 'react';
import { type DataProvider, DataProviderContext, type Identifier, useDataProvider } from 'react-admin';
import { fetchWithProgress, type UploadWatch } from './uploads/fetch-with-progress.ts';

export interface PracticeDataProvider extends DataProvider {
  call<R extends AnyRoute>(route: R, ...args: ArgumentsOf<R>): Promise<ResultOf<R>>;
  upload<R extends AnyRoute>(watch: UploadWatch, route: R, ...args: ArgumentsOf<R>): Promise<ResultOf<R>>;
}

export function useCalls(): PracticeDataProvider {
  return useDataProvider<PracticeDataProvider>();
}

export function useCallsWithoutRedirect(): PracticeDataProvider {
  return useContext(DataProviderContext) as PracticeDataProvider;
}

export class CallError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly freeTimes: readonly string[];

  /** The messages of fields, where react-admin's forms look for them. */
  get body() {
    return { errors: Object.fromEntries(this.errors.map(({ path, message }) => [path, message])) };
  }

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
  async function load(url: string, options: RequestInit = {}) {
    const response = await fetch(url, {
      ...options,
      credentials: 'include',
      // Not those of simple-rest, which calls an empty DELETE plain text, which our API refuses.
      headers: {
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...openedForHeaders(),
      },
    });
    if (!response.ok) throw await errorOf(response);
    const body = await response.text();
    const { status, headers } = response;
    return { status, headers, body, json: body === '' ? {} : JSON.parse(body) };
  }

  // The API changes records with PATCH, but replaces a resource with PUT.
  const request = (url: string, options: RequestInit = {}) => {
    const method = options.method === 'PUT' && !url.startsWith('/api/resources/') ? 'PATCH' : options.method;
    return withCallError(load(url, { ...options, ...(method && { method }) }));
  };
  const rest = simpleRest('/api', request);
  const at = (resource: string, id: Identifier) => `/api/${pathOf(resource)}/${encodeURIComponent(id)}`;
  return {
    ...rest,
    getList: (resource, params) => rest.getList(pathOf(resource), params),
    getOne: (resource, params) => rest.getOne(pathOf(resource), params),
    supportAbortSignal: true,
    async update(resource, { id, data, previousData }) {
      const body = JSON.stringify(withSeenVersion(resource, data, previousData));
      return { data: (await request(at(resource, id), { method: 'PUT', body })).json };
    },
    updateMany: (resource, params) => rest.updateMany(pathOf(resource), params),
    // The API answers with a sentence.
    async delete(resource, { id, previousData }) {
      const { json } = await request(at(resource, id), { method: 'DELETE' });
      return { data: previousData ?? json };
    },
    async deleteMany(resource, { ids }) {
      await Promise.all(ids.map((id) => request(at(resource, id), { method: 'DELETE' })));
      return { data: ids };
    },
    call: (route, ...args) => withCallError(createCaller({ fetch })(route, ...args)),
    upload: (watch, route, ...args) =>
      withCallError(createCaller({ fetch: fetchWithProgress(watch) })(route, ...args)),
  };
}

/** A change of an appointment names the version that was shown, because someone else may have changed it since. */
function withSeenVersion(resource: string, data: object, seen?: { version?: number }): object {
  return resource === 'client-appointments' ? { ...data, version: seen?.version } : data;
}

const belowAdmin = ['payments', 'client-appointments', 'clients', 'assessments', 'audit-log'];

function pathOf(resource: string): string {
  return belowAdmin.includes(resource) ? `admin/${resource}` : resource;
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
