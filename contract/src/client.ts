import type {
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SessionUser,
} from './auth.ts';
import type {
  ConsultationNote,
  ConsultationNoteInput,
  ConsultationRequest,
  ConsultationRequestInput,
  ConsultationRequestUpdate,
  RobotTrap,
} from './consultation-requests.ts';
import { ApiError, errorOf } from './errors.ts';
import { type ListPage, type ListParams, listQuery, totalOf } from './lists.ts';

export interface ClientOptions {
  /** Empty in a browser (same origin), else e.g. `http://localhost:8080`. */
  origin?: string;
  fetch?: typeof globalThis.fetch;
}

export interface Notice {
  message: string;
}

export type Api = ReturnType<typeof createClient>;

/**
 * Every call of the API, one entry each. A call resolves with the answer's body, or throws an `ApiError`;
 * a network failure throws what `fetch` throws. Nothing else happens here: notices and redirects are the caller's.
 */
export function createClient({ origin = '', fetch = globalThis.fetch }: ClientOptions = {}) {
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      credentials: 'include',
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  async function call<Answer>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const response = await send(method, path, body, headers);
    return (await response.json()) as Answer;
  }

  async function list<Row>(path: string, params: ListParams): Promise<ListPage<Row>> {
    const response = await send('GET', `${path}${listQuery(params)}`);
    const rows = (await response.json()) as Row[];
    return { rows, total: totalOf(response, rows.length) };
  }

  return {
    auth: {
      /** The signed-in person, or null for a visitor. */
      async user(): Promise<SessionUser | null> {
        try {
          return await call<SessionUser>('GET', '/user');
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) return null;
          throw error;
        }
      },
      login: (input: LoginInput) => call<SessionUser>('POST', '/login', input),
      register: (input: RegisterInput) => call<SessionUser>('POST', '/register', input),
      logout: () => call<Notice>('POST', '/logout'),
      forgotPassword: (input: ForgotPasswordInput) => call<Notice>('POST', '/forgot-password', input),
      resetPassword: (input: ResetPasswordInput) => call<Notice>('POST', '/reset-password', input),
    },
    consultationRequests: {
      /** `attempt` is a UUID made once per filled-in form: the same attempt sent again is one request. */
      create: (input: ConsultationRequestInput & RobotTrap, attempt?: string) =>
        call<{ id: number; createdAt: string }>(
          'POST',
          '/consultation-requests',
          input,
          attempt ? { 'idempotency-key': attempt } : {},
        ),
      list: (params: ListParams = {}) => list<ConsultationRequest>('/consultation-requests', params),
      one: (id: number) => call<ConsultationRequest>('GET', `/consultation-requests/${id}`),
      update: (id: number, input: ConsultationRequestUpdate) =>
        call<ConsultationRequest>('PATCH', `/consultation-requests/${id}`, input),
      notes: (id: number) => call<ConsultationNote[]>('GET', `/consultation-requests/${id}/notes`),
      addNote: (id: number, input: ConsultationNoteInput) =>
        call<ConsultationNote>('POST', `/consultation-requests/${id}/notes`, input),
      /** Everything that matches, as a CSV file. */
      exportCsv: async (params: Pick<ListParams, 'sort' | 'filter'> = {}) =>
        (await send('GET', `/consultation-requests/export.csv${listQuery(params)}`)).blob(),
    },
  };
}
