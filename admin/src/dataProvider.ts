import { type call, createCaller, formWithFile, type InputArgument } from '@practice/contract/call';
import { ApiError, errorOf, sentenceOf } from '@practice/contract/errors';
import { idNumber, listCap } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import type { Route, RouteInput } from '@practice/contract/routes/route';
import { openedForHeaders } from '@practice/contract/session-hint';
import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import simpleRest from 'ra-data-simple-rest';
import { useContext } from 'react';
import { type DataProvider, DataProviderContext, useDataProvider } from 'react-admin';
import { is } from 'valibot';
import { upload } from './uploads/UploadProgress.tsx';

export type PracticeDataProvider = DataProvider & { call: typeof call };

/** A form with a file field has `file`, which is null without one, as in react-admin's `FileInput`. */
type RecordToSend = object & { file?: { rawFile: File } | null };

export const useCalls = () => useDataProvider<PracticeDataProvider>();

export const useCallsWithoutRedirect = () => useContext(DataProviderContext) as PracticeDataProvider;

export class CallError extends ApiError {
  /** After a failed change, a form keeps what was typed even if the session has ended. */
  readonly isWrite: boolean;
  /** Where react-admin's forms look for messages. It must be an own property. */
  readonly body: { errors: Record<string, unknown> };

  get isOutdated(): boolean {
    return this.status === 409 && this.errors.length === 0;
  }

  constructor(cause: unknown, isWrite = true) {
    const { status, errors, freeTimes } = cause instanceof ApiError ? cause : new ApiError(0, '');
    super(status, sentenceOf(cause), { errors: [...errors], freeTimes: [...freeTimes] });
    this.message = this.serverMessage;
    this.isWrite = isWrite;
    const fields = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
    this.body = { errors: errors.length > 0 ? fields : { root: { serverError: this.message } } };
  }
}

export function createDataProvider(fetch: typeof globalThis.fetch = globalThis.fetch): PracticeDataProvider {
  const sendAny: typeof fetch = (url, init) => {
    const hasFile = init?.body instanceof FormData && init.body.get('file') instanceof File;
    return (hasFile ? upload : fetch)(url, init);
  };

  async function load(url: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    if (typeof init.body === 'string') headers.set('content-type', 'application/json');
    // `ra-data-simple-rest` sends `text/plain` for a delete without a body, which the API refuses.
    else headers.delete('content-type');
    for (const [name, value] of Object.entries(openedForHeaders() ?? {})) headers.set(name, value);
    const response = await sendAny(url, { ...init, headers, credentials: 'include' });
    if (!response.ok) throw await errorOf(response);
    const body = await response.text();
    const { status } = response;
    return { status, headers: response.headers, body, json: body === '' ? {} : JSON.parse(body) };
  }

  // The API changes records with PATCH but replaces resources, services and practitioners with PUT.
  const request = (address: string, options: RequestInit = {}) => {
    const url = address.replace(/^\/api\/([\w-]+)/, (_, resource: string) => `/api/${pathOf(resource)}`);
    const isReplaced = /^\/api\/(resources|admin\/(services|practitioners))\//.test(url);
    const method = options.method === 'PUT' && !isReplaced ? 'PATCH' : options.method;
    return withCallError(load(url, { ...options, ...(method && { method }) }), method !== undefined);
  };

  /** As JSON, or as multipart if the form has a file field. */
  async function send(method: 'POST' | 'PUT', url: string, data: RecordToSend, key?: string) {
    const { file, ...input } = data;
    const headers: HeadersInit = key ? { 'idempotency-key': key } : {};
    const body = file === undefined ? JSON.stringify(input) : formWithFile(input, file?.rawFile);
    return { data: (await request(url, { method, headers, body })).json };
  }

  const rest = simpleRest('/api', request);
  const keys = createIdempotencyKeys();
  return {
    ...rest,
    async getList(resource, params) {
      const list = await rest.getList(resource, params);
      if (!Number.isNaN(list.total)) return list;
      // The API stops counting long lists at `countedTo`.
      const { data } = list;
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 };
      return { data, pageInfo: { hasPreviousPage: page > 1, hasNextPage: data.length === perPage } };
    },
    async getOne(resource, params) {
      // Otherwise the API would look for a post with that address.
      if (!is(idNumber, Number(params.id))) throw new CallError(new ApiError(404, messages.notFound), false);
      return rest.getOne(resource, params);
    },
    supportAbortSignal: true,
    // Sending the same form again, after a double click or a lost answer, makes one record.
    async create(resource, { data }) {
      const created = await send('POST', `/api/${resource}`, data, keys.keyFor({ resource, data }));
      keys.forgetKey();
      return created;
    },
    update: (resource, { id, data }) => send('PUT', `/api/${resource}/${id}`, data),
    call: (route, ...input) =>
      withCallError(createCaller({ fetch: sendAny })(route, ...input), route.method !== 'GET'),
  };
}

const belowAdmin =
  'assessments audit-log client-appointments clients payments practitioners services staff'.split(' ');

export const pathOf = (resource: string): string =>
  belowAdmin.includes(resource) ? `admin/${resource}` : resource;

async function withCallError<Answer>(answer: Promise<Answer>, isWrite: boolean): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    throw isAborted ? error : new CallError(error, isWrite);
  }
}

export function useCall<Input extends RouteInput, Result>(
  queryKey: QueryKey,
  route: Route<Input, unknown, Result>,
  input?: NoInfer<Input>,
  options?: Partial<UseQueryOptions<Result, CallError>>,
) {
  const calls = useCalls();
  const queryFn = () => calls.call(route, ...([input] as InputArgument<Input>));
  return useQuery<Result, CallError>({ queryKey, queryFn, ...options });
}

/** Params of a `useGetList` that loads all records. */
export const allBy = (field: string, filter: object = {}) => ({
  filter,
  sort: { field, order: 'ASC' as const },
  pagination: { page: 1, perPage: listCap },
});
