import { type call, createCaller, formWithFile, type InputArgument } from '@practice/contract/call';
import { ApiError, errorOf, type FieldError, sentenceOf } from '@practice/contract/errors';
import { idNumber } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { images } from '@practice/contract/routes';
import type { Route, RouteInput } from '@practice/contract/routes/route';
import { openedForHeaders } from '@practice/contract/session-hint';
import type { UploadedImage } from '@practice/contract/uploads';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import simpleRest from 'ra-data-simple-rest';
import { useContext } from 'react';
import { type DataProvider, DataProviderContext, type Identifier, useDataProvider } from 'react-admin';
import { is } from 'valibot';
import { fetchWithProgress, type UploadWatch, watched } from './uploads/UploadProgress.tsx';

export interface PracticeDataProvider extends DataProvider {
  call: typeof call;
  uploadImage(watch: UploadWatch, file: File): Promise<UploadedImage>;
}

/** What a form hands over. A form with a file field has `file`: null without one, as react-admin's `FileInput` has it. */
type RecordToSend = object & { file?: { rawFile: File } | null };
interface SendMeta {
  /** The same key sent again, after a double click or a retry, makes one record. */
  idempotencyKey?: string;
}

export const useCalls = (): PracticeDataProvider => useDataProvider<PracticeDataProvider>();

export const useCallsWithoutRedirect = (): PracticeDataProvider =>
  useContext(DataProviderContext) as PracticeDataProvider;

export class CallError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly freeTimes: readonly string[];
  /** Whether it was a change. If the session has ended, a form keeps what was typed instead of leaving for the login page. */
  readonly isWrite: boolean;
  /** Where react-admin's forms look for messages: of fields, or else of the whole form. They ask for an own property. */
  readonly body: { errors: Record<string, unknown> };

  get isOutdated(): boolean {
    return this.status === 409 && this.errors.length === 0;
  }

  constructor(cause: unknown, isWrite = true) {
    super(wasAborted(cause) ? 'The upload was canceled. Nothing was saved.' : sentenceOf(cause), { cause });
    const { status, errors, freeTimes } =
      cause instanceof ApiError ? cause : { status: 0, errors: [], freeTimes: [] };
    this.status = status;
    this.errors = errors;
    this.freeTimes = freeTimes;
    this.isWrite = isWrite;
    const fields = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
    this.body = { errors: errors.length > 0 ? fields : { root: { serverError: this.message } } };
  }

  messageFor(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.message;
  }
}

export function createDataProvider(fetch: typeof globalThis.fetch = globalThis.fetch): PracticeDataProvider {
  async function load(url: string, options: RequestInit & { watch?: UploadWatch | undefined } = {}) {
    const { watch, ...init } = options;
    const headers = new Headers(init.headers);
    if (typeof init.body === 'string') headers.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(openedForHeaders() ?? {})) headers.set(name, value);
    const send = watch ? fetchWithProgress(watch) : fetch;
    const response = await send(url, { ...init, headers, credentials: 'include' });
    if (!response.ok) throw await errorOf(response);
    const body = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: body === '' ? {} : JSON.parse(body),
    };
  }

  // The API changes records with PATCH, but replaces a resource with PUT.
  const request = (url: string, options: Parameters<typeof load>[1] = {}) => {
    const method = options.method === 'PUT' && !url.startsWith('/api/resources/') ? 'PATCH' : options.method;
    return withCallError(load(url, { ...options, ...(method && { method }) }), method !== undefined);
  };

  /** Sends a record, with its file as multipart if its form has one. simple-rest sends JSON only. */
  async function send(method: 'POST' | 'PUT', url: string, data: RecordToSend, meta?: SendMeta) {
    const { file, ...input } = data;
    const headers: HeadersInit = meta?.idempotencyKey ? { 'idempotency-key': meta.idempotencyKey } : {};
    if (file === undefined) {
      return (await request(url, { method, headers, body: JSON.stringify(input) })).json;
    }
    const body = formWithFile(input, file?.rawFile);
    if (!file) return (await request(url, { method, headers, body })).json;
    try {
      return (await watched((watch) => request(url, { method, headers, body, watch }))).json;
    } catch (error) {
      throw error instanceof CallError ? error : new CallError(error);
    }
  }

  const rest = simpleRest('/api', request);
  const listAt = (resource: string) => `/api/${pathOf(resource)}`;
  const at = (resource: string, id: Identifier) => `${listAt(resource)}/${encodeURIComponent(id)}`;
  return {
    ...rest,
    getList: (resource, params) => rest.getList(pathOf(resource), params),
    async getOne(resource, params) {
      // Otherwise the API would look for a post whose address is typed in place of a number.
      if (!is(idNumber, Number(params.id))) throw new CallError(new ApiError(404, messages.notFound), false);
      return rest.getOne(pathOf(resource), params);
    },
    supportAbortSignal: true,
    // The chosen record of a `ReferenceInput`. One that was deleted meanwhile is no choice.
    async getMany(resource, { ids }) {
      const found = await Promise.allSettled(ids.map((id) => this.getOne(resource, { id })));
      return { data: found.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : [])) };
    },
    async create(resource, { data, meta }) {
      return { data: await send('POST', listAt(resource), data, meta) };
    },
    async update(resource, { id, data, previousData, meta }) {
      return {
        data: await send('PUT', at(resource, id), withSeenVersion(resource, data, previousData), meta),
      };
    },
    updateMany: (resource, params) => rest.updateMany(pathOf(resource), params),
    async delete(resource, { id, previousData }) {
      const { json } = await request(at(resource, id), { method: 'DELETE' });
      return { data: previousData ?? json };
    },
    async deleteMany(resource, { ids }) {
      await Promise.all(ids.map((id) => request(at(resource, id), { method: 'DELETE' })));
      return { data: ids };
    },
    call: (route, ...input) =>
      withCallError(createCaller({ fetch })(route, ...input), route.method !== 'GET'),
    uploadImage: (watch, file) =>
      withCallError(createCaller({ fetch: fetchWithProgress(watch) })(images.upload, { file })),
  };
}

/** A change of an appointment names the version that was shown, because someone else may have changed it since. */
const withSeenVersion = (resource: string, data: object, seen?: { version?: number }): object =>
  resource === 'client-appointments' ? { ...data, version: seen?.version } : data;

const belowAdmin = ['payments', 'client-appointments', 'clients', 'assessments', 'audit-log'];

const pathOf = (resource: string): string => (belowAdmin.includes(resource) ? `admin/${resource}` : resource);

async function withCallError<Answer>(answer: Promise<Answer>, isWrite = true): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw wasAborted(error) ? error : new CallError(error, isWrite);
  }
}

export const wasAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export function useCall<Input extends RouteInput, Result>(
  queryKey: QueryKey,
  route: Route<Input, unknown, Result>,
  ...input: InputArgument<Input>
) {
  const dataProvider = useCalls();
  return useQuery<Result, CallError>({ queryKey, queryFn: () => dataProvider.call(route, ...input) });
}
