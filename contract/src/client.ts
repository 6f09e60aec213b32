import type {
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SessionUser,
} from './auth.ts';
import type {
  BlogPost,
  BlogPostAddress,
  BlogPostFeedItem,
  BlogPostPage,
  BlogPostPreview,
  BlogPostSummary,
  BlogPostUpdate,
  BlogPostVersion,
  NewBlogPost,
} from './blog-posts.ts';
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
import type {
  BuyerInput,
  Payment,
  PaymentIntentAnswer,
  PaymentIntentInput,
  PaymentOutcome,
} from './payments.ts';
import { type NewResource, type Resource, type ResourceUpdate, resourceForm } from './resources.ts';
import type { UploadedImage } from './uploads.ts';

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
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api${path}`, {
      method,
      credentials: 'include',
      // A form names its own type, with the boundary between its parts.
      headers: body === undefined || isForm ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
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

  async function list<Row>(
    path: string,
    params: ListParams,
    more?: Record<string, string>,
  ): Promise<ListPage<Row>> {
    const response = await send('GET', `${path}${listQuery(params, more)}`);
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
    blogPosts: {
      /** Published posts, for everybody. */
      published: (params: ListParams = {}) =>
        list<BlogPostSummary>('/blog-posts', params, { published: 'true' }),
      /** Drafts too; admins only. */
      list: (params: ListParams = {}) => list<BlogPostSummary>('/blog-posts', params),
      /** By its slug of today or one it had before: then the answer's slug is another one. Drafts for admins only. */
      bySlug: (slug: string) => call<BlogPostPage>('GET', `/blog-posts/${encodeURIComponent(slug)}`),
      /** The newest published posts with their whole text. */
      feed: () => call<BlogPostFeedItem[]>('GET', '/blog-posts/feed.json'),
      /** Where every published post stands, for the sitemap. */
      addresses: () => call<BlogPostAddress[]>('GET', '/blog-posts/addresses.json'),
      /** By its number; admins only. */
      one: (id: number) => call<BlogPost>('GET', `/blog-posts/${id}`),
      create: (input: NewBlogPost) => call<BlogPost>('POST', '/blog-posts', input),
      update: (id: number, input: Partial<NewBlogPost> & Pick<BlogPostUpdate, 'version'>) =>
        call<BlogPost>('PATCH', `/blog-posts/${id}`, input),
      /** Into the trash. */
      remove: (id: number) => call<Notice>('DELETE', `/blog-posts/${id}`),
      /** Out of the trash, as it was. */
      restore: (id: number) => call<BlogPost>('POST', `/blog-posts/${id}/restore`),
      /** Out of the trash and gone. */
      removeForever: (id: number) => call<Notice>('DELETE', `/blog-posts/${id}/forever`),
      preview: (content: string) => call<BlogPostPreview>('POST', '/blog-posts/preview', { content }),
      /** Earlier versions, newest first. */
      versions: (id: number) => call<BlogPostVersion[]>('GET', `/blog-posts/${id}/versions`),
      /** The post takes an earlier version's text and is a draft until it is published again. */
      restoreVersion: (id: number, version: number) =>
        call<BlogPost>('POST', `/blog-posts/${id}/versions/${version}/restore`),
      exportCsv: async (params: Pick<ListParams, 'sort' | 'filter'> = {}) =>
        (await send('GET', `/blog-posts/export.csv${listQuery(params)}`)).blob(),
    },
    resources: {
      /** Public ones; all of them for admins. */
      list: (params: ListParams = {}) => list<Resource>('/resources', params),
      one: (id: number) => call<Resource>('GET', `/resources/${id}`),
      create: (input: NewResource, file?: Blob, name?: string) =>
        call<Resource>('POST', '/resources', file ? resourceForm(input, file, name) : input),
      update: (id: number, input: ResourceUpdate, file?: Blob, name?: string) =>
        call<Resource>('PUT', `/resources/${id}`, file ? resourceForm(input, file, name) : input),
      /** Into the trash; its file can no longer be opened. */
      remove: (id: number) => call<Notice>('DELETE', `/resources/${id}`),
      restore: (id: number) => call<Resource>('POST', `/resources/${id}/restore`),
      /** Out of the trash and gone, its file too. */
      removeForever: (id: number) => call<Notice>('DELETE', `/resources/${id}/forever`),
      /** Counts an opening of a file that lies elsewhere; our own count themselves. */
      countDownload: (id: number) => call<Notice>('POST', `/resources/${id}/downloads`),
      exportCsv: async (params: Pick<ListParams, 'sort' | 'filter'> = {}) =>
        (await send('GET', `/resources/export.csv${listQuery(params)}`)).blob(),
    },
    payments: {
      /** `attempt` is a UUID of this checkout: asked again, it is the same purchase. */
      createIntent: (input: PaymentIntentInput, attempt?: string) =>
        call<PaymentIntentAnswer>(
          'POST',
          '/create-payment-intent',
          input,
          attempt ? { 'idempotency-key': attempt } : {},
        ),
      /** Who pays; before the card is charged. */
      setBuyer: (input: BuyerInput) => call<Notice>('PUT', '/payments/buyer', input),
      outcome: (clientSecret: string) => call<PaymentOutcome>('POST', '/payments/outcome', { clientSecret }),
      /** The signed-in client's own. */
      mine: () => call<Payment[]>('GET', '/payments'),
    },
    images: {
      /** Keeps a picture for a post or a thumbnail: turned upright, without its location, in several sizes. */
      upload(file: Blob, name?: string) {
        const form = new FormData();
        if (name === undefined) form.set('file', file);
        else form.set('file', file, name);
        return call<UploadedImage>('POST', '/images', form);
      },
    },
  };
}
