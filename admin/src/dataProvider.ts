import { createClient } from '@practice/contract/client';
import type { ConsultationNote, ConsultationNoteInput } from '@practice/contract/consultation-requests';
import { ApiError, errorOf, sentenceOf } from '@practice/contract/errors';
import type { ListParams } from '@practice/contract/lists';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';

/** The standard calls of ra-data-simple-rest, and the calls that are ours alone. */
export interface PracticeDataProvider extends DataProvider {
  consultationNotes(requestId: number): Promise<ConsultationNote[]>;
  addConsultationNote(requestId: number, input: ConsultationNoteInput): Promise<ConsultationNote>;
  consultationRequestsCsv(params: Pick<ListParams, 'sort' | 'filter'>): Promise<Blob>;
}

/** What react-admin shows: `message` as a notice, `body.errors` beside the fields of a form. */
export class CallError extends Error {
  readonly status: number;
  readonly body: { errors: Record<string, string> };

  constructor(cause: unknown) {
    super(sentenceOf(cause), { cause });
    const { status, errors } = cause instanceof ApiError ? cause : { status: 0, errors: [] };
    this.status = status;
    this.body = { errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])) };
  }
}

export function createDataProvider(fetch: typeof globalThis.fetch = globalThis.fetch): PracticeDataProvider {
  const api = createClient({ fetch });

  async function call(url: string, { headers, ...options }: RequestInit = {}) {
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

  const patch = async (resource: string, id: string | number, data: unknown) =>
    (
      await call(`/api/${resource}/${encodeURIComponent(id)}`, {
        method: 'PATCH',
        body: JSON.stringify(data),
      })
    ).json;

  return {
    ...simpleRest('/api', call),
    supportAbortSignal: true,
    update: async (resource, { id, data }) => ({ data: await patch(resource, id, data) }),
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => patch(resource, id, data)));
      return { data: ids };
    },
    consultationNotes: (requestId) => told(api.consultationRequests.notes(requestId)),
    addConsultationNote: (requestId, input) => told(api.consultationRequests.addNote(requestId, input)),
    consultationRequestsCsv: (params) => told(api.consultationRequests.exportCsv(params)),
  };
}

const json = { 'content-type': 'application/json' };

function without(headers: HeadersInit | undefined, name: string): Headers {
  const rest = new Headers(headers);
  rest.delete(name);
  return rest;
}

async function told<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new CallError(error);
  }
}

function wasAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
