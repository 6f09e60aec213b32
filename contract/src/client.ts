import type { NewAssessmentSettings } from './admin-assessments.ts';
import type {
  AdminAppointmentUpdate,
  AppointmentUpdate,
  NewAdminAppointment,
  NewAppointment,
} from './appointments.ts';
import type {
  AccountUpdate,
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
} from './auth.ts';
import type { BlogPostPreviewInput, BlogPostUpdate, NewBlogPost } from './blog-posts.ts';
import type { CalendarSettings, NewClosure } from './calendar.ts';
import type { ClientUpdate, NewClientInput, NewRequestToClientInput } from './clients.ts';
import type { ConsultationRequestUpdate, NewConsultationRequest } from './consultation-requests.ts';
import { ApiError, errorOf } from './errors.ts';
import { type ListPage, type ListParams, listQuery, totalOf } from './lists.ts';
import type { NoteInput } from './notes.ts';
import type { BuyerInput, PaymentIntentInput, RefundInput } from './payments.ts';
import type { PictureInput } from './picture.ts';
import type { NewProfessionalInput, ProfessionalUpdate } from './professional-assessments.ts';
import type { NewAdviceInput, NewAssessmentInput } from './questionnaire.ts';
import { type NewResource, type ResourceUpdate, resourceForm } from './resources.ts';
import {
  account,
  adminAppointments,
  adminAssessments,
  adminPayments,
  alerts,
  appointments,
  assessments,
  auth,
  blogPosts,
  calendar,
  clients,
  consultationRequests,
  images,
  pathOf,
  payments,
  type Route,
  resources,
} from './routes.ts';
import { formWithFile } from './uploads.ts';

export interface ClientOptions {
  /** Empty in a browser (same origin), else e.g. `http://localhost:8080`. */
  origin?: string;
  fetch?: typeof globalThis.fetch;
}

export type Api = ReturnType<typeof createClient>;

type Caller = ReturnType<typeof createCaller>;

type ExportParams = Omit<ListParams, 'range'>;
type Parameters = Readonly<Record<string, string | number>>;

interface Sent {
  /** What stands in the path, by name. */
  at?: Parameters;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Every call of the API, one entry each; its path and its answer are the entry of the same name in `routes.ts`. */
export function createClient(options: ClientOptions = {}) {
  const caller = createCaller(options);
  return {
    auth: authCalls(caller),
    account: accountCalls(caller),
    consultationRequests: consultationRequestsCalls(caller),
    blogPosts: blogPostsCalls(caller),
    resources: resourcesCalls(caller),
    appointments: appointmentsCalls(caller),
    adminAppointments: adminAppointmentsCalls(caller),
    assessments: assessmentsCalls(caller),
    adminAssessments: adminAssessmentsCalls(caller),
    calendar: calendarCalls(caller),
    clients: clientsCalls(caller),
    payments: paymentsCalls(caller),
    adminPayments: adminPaymentsCalls(caller),
    alerts: alertsCalls(caller),
    images: imagesCalls(caller),
  };
}

/** The calls of the site's own scripts, which stay small so that its forms are there at once. */
export function createSiteClient(options: ClientOptions = {}) {
  const caller = createCaller(options);
  return {
    auth: authCalls(caller),
    consultationRequests: consultationRequestsCalls(caller),
    payments: paymentsCalls(caller),
  };
}

/** The calls of the signed-in person's own account alone, for a script of the site that needs no others. */
export function createAccountClient(options: ClientOptions = {}) {
  return accountCalls(createCaller(options));
}

/**
 * How calls are made. A call resolves with the answer's body, or throws an `ApiError`; a network failure throws what `fetch`
 * throws. Nothing else happens here: notices and redirects are the caller's.
 */
function createCaller({ origin = '', fetch = globalThis.fetch }: ClientOptions = {}) {
  async function send(route: Route<unknown>, { at = {}, query = '', body, headers = {}, signal }: Sent = {}) {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api${pathOf(route, at)}${query}`, {
      method: route.method,
      credentials: 'include',
      // A form names its own type, with the boundary between its parts.
      headers: body === undefined || isForm ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  async function call<Answer>(route: Route<Answer>, sent: Sent = {}): Promise<Answer> {
    const response = await send(route, sent);
    return (await response.json()) as Answer;
  }

  async function list<Row>(
    route: Route<Row[]>,
    params: ListParams,
    more?: Record<string, string>,
  ): Promise<ListPage<Row>> {
    const response = await send(route, { query: listQuery(params, more) });
    const rows = (await response.json()) as Row[];
    return { rows, total: totalOf(response, rows.length) };
  }

  /** Everything that matches, as a CSV file. */
  async function csv(route: Route<unknown>, params: ExportParams): Promise<Blob> {
    return (await send(route, { query: listQuery(params) })).blob();
  }

  return { call, list, csv, open: send };
}

const authCalls = ({ call }: Caller) => ({
  /** The signed-in person, or null for a visitor. */
  async user() {
    try {
      return await call(auth.user);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  login: (body: LoginInput) => call(auth.login, { body }),
  register: (body: RegisterInput) => call(auth.register, { body }),
  logout: () => call(auth.logout),
  forgotPassword: (body: ForgotPasswordInput) => call(auth.forgotPassword, { body }),
  resetPassword: (body: ResetPasswordInput) => call(auth.resetPassword, { body }),
  /** Mails a new link to the signed-in person's address. */
  sendConfirmation: () => call(auth.sendConfirmation),
  /** Confirms the address that the link was mailed to. */
  confirmEmail: (body: ConfirmEmailInput) => call(auth.confirmEmail, { body }),
});

/** The signed-in person's own account. */
const accountCalls = ({ call }: Caller) => ({
  mine: () => call(account.mine),
  update: (body: AccountUpdate) => call(account.update, { body }),
  /** Ends every other session; this one goes on under a new cookie. */
  changePassword: (body: ChangePasswordInput) => call(account.changePassword, { body }),
  /** Mails a link to the new address, which becomes theirs when it is opened. */
  changeEmail: (body: ChangeEmailInput) => call(account.changeEmail, { body }),
  /** Ends every session, this one too. */
  signOutEverywhere: () => call(account.signOutEverywhere),
});

const consultationRequestsCalls = ({ call, list, csv }: Caller) => ({
  /** `attempt` is a UUID made once per filled-in form: the same attempt sent again is one request. */
  create: (body: NewConsultationRequest, attempt?: string) =>
    call(consultationRequests.create, {
      body,
      headers: attempt ? { 'idempotency-key': attempt } : {},
    }),
  list: (params: ListParams = {}) => list(consultationRequests.list, params),
  one: (id: number) => call(consultationRequests.one, { at: { id } }),
  update: (id: number, body: ConsultationRequestUpdate) =>
    call(consultationRequests.update, { at: { id }, body }),
  notes: (id: number) => call(consultationRequests.notes, { at: { id } }),
  addNote: (id: number, body: NoteInput) => call(consultationRequests.addNote, { at: { id }, body }),
  /** Opens an account for who asked, with an appointment, and invites them. `attempt` as in `create`. */
  makeClient: (id: number, body: NewRequestToClientInput, attempt?: string) =>
    call(consultationRequests.makeClient, {
      at: { id },
      body,
      headers: attempt ? { 'idempotency-key': attempt } : {},
    }),
  exportCsv: (params: ExportParams = {}) => csv(consultationRequests.exportCsv, params),
});

const blogPostsCalls = ({ call, list, csv }: Caller) => ({
  /** Published posts, for everybody. */
  published: (params: ListParams = {}) => list(blogPosts.list, params, { published: 'true' }),
  /** Drafts too; admins only. */
  list: (params: ListParams = {}) => list(blogPosts.list, params),
  /** By its slug of today or one that redirects to it: then the answer's slug is another one. Drafts for admins only. */
  bySlug: (slug: string) => call(blogPosts.bySlug, { at: { slug } }),
  /** The newest published posts with their whole text. */
  feed: () => call(blogPosts.feed),
  /** Where every published post stands, for the sitemap. */
  addresses: () => call(blogPosts.addresses),
  /** By its number; admins only. */
  one: (id: number) => call(blogPosts.one, { at: { id } }),
  create: (body: NewBlogPost) => call(blogPosts.create, { body }),
  update: (id: number, body: Partial<NewBlogPost> & Pick<BlogPostUpdate, 'version'>) =>
    call(blogPosts.update, { at: { id }, body }),
  /** Into the trash. */
  remove: (id: number) => call(blogPosts.remove, { at: { id } }),
  /** Out of the trash, as it was. */
  restore: (id: number) => call(blogPosts.restore, { at: { id } }),
  /** Out of the trash and gone. */
  removeForever: (id: number) => call(blogPosts.removeForever, { at: { id } }),
  preview: (body: BlogPostPreviewInput) => call(blogPosts.preview, { body }),
  /** Earlier versions, newest first. */
  versions: (id: number) => call(blogPosts.versions, { at: { id } }),
  /** The post takes an earlier version's text and is a draft until it is published again. */
  restoreVersion: (id: number, version: number) => call(blogPosts.restoreVersion, { at: { id, version } }),
  exportCsv: (params: ExportParams = {}) => csv(blogPosts.exportCsv, params),
});

const resourcesCalls = ({ call, list, csv }: Caller) => ({
  /** Public ones; all of them for admins. */
  list: (params: ListParams = {}) => list(resources.list, params),
  one: (id: number) => call(resources.one, { at: { id } }),
  create: (input: NewResource, file?: Blob, name?: string) =>
    call(resources.create, { body: resourceForm(input, file, name) }),
  /** The site's samples become resources of the practice; the answer is those that were not there yet. */
  addSamples: () => call(resources.addSamples),
  /** The addresses of the samples that are not among the practice’s resources, be it in the trash. */
  samples: () => call(resources.samples),
  update: (id: number, input: ResourceUpdate, file?: Blob, name?: string) =>
    call(resources.update, { at: { id }, body: file ? resourceForm(input, file, name) : input }),
  /** Into the trash; a file that was uploaded can no longer be opened. */
  remove: (id: number) => call(resources.remove, { at: { id } }),
  restore: (id: number) => call(resources.restore, { at: { id } }),
  /** Out of the trash and gone, its file too. */
  removeForever: (id: number) => call(resources.removeForever, { at: { id } }),
  /** Counts a download of a file that lies elsewhere; our own count themselves. */
  countDownload: (id: number) => call(resources.countDownload, { at: { id } }),
  exportCsv: (params: ExportParams = {}) => csv(resources.exportCsv, params),
});

const appointmentsCalls = ({ call }: Caller) => ({
  /** The practice's times of a day (yyyy-MM-dd), and which can be booked. */
  availability: (date: string) =>
    call(appointments.availability, { query: `?${new URLSearchParams({ date })}` }),
  /** How many times can be booked on each day from the first to the last. */
  freeDays: (from: string, to: string) =>
    call(appointments.freeDays, { query: `?${new URLSearchParams({ from, to })}` }),
  /** The signed-in client's own, earliest first. */
  mine: () => call(appointments.mine),
  /** `attempt` is a UUID made once per filled-in form: sent again, it is the same appointment. */
  create: (body: NewAppointment, attempt?: string) =>
    call(appointments.create, { body, headers: attempt ? { 'idempotency-key': attempt } : {} }),
  update: (id: number, body: AppointmentUpdate) => call(appointments.update, { at: { id }, body }),
  /** `version` is the one that was seen: 409 where it was changed since. */
  remove: (id: number, version?: number) =>
    call(appointments.remove, { at: { id }, query: version === undefined ? '' : `?version=${version}` }),
});

const assessmentsCalls = ({ call, open }: Caller) => ({
  /** The signed-in client's own, newest first. */
  mine: () => call(assessments.mine),
  one: (id: number) => call(assessments.one, { at: { id } }),
  /** With its conversation. */
  remove: (id: number) => call(assessments.remove, { at: { id } }),
  /** What was tapped after the result; it answers with the new scores. */
  completePicture: (id: number, body: PictureInput) =>
    call(assessments.completePicture, { at: { id }, body }),
  /** Who reads the answers today, and whether the disclaimer was accepted. */
  tool: () => call(assessments.tool),
  acceptDisclaimer: () => call(assessments.acceptDisclaimer),
  /** `attempt` is a UUID made once per filled-in form: sent again, it is the same assessment. */
  perform: (body: NewAssessmentInput, attempt?: string) =>
    call(assessments.perform, { body, headers: attempt ? { 'idempotency-key': attempt } : {} }),
  advise: (body: NewAdviceInput) => call(assessments.advise, { body }),
  /** The same as a stream of server-sent events: `text` for each piece, then `done`; `error` where it breaks off. */
  adviseStream: (body: NewAdviceInput, signal?: AbortSignal) =>
    open(assessments.adviseStream, { body, ...(signal ? { signal } : {}) }),
});

/** The back office's; admins only. */
const adminAssessmentsCalls = ({ call, list, csv }: Caller) => ({
  list: (params: ListParams = {}) => list(adminAssessments.list, params),
  one: (id: number) => call(adminAssessments.one, { at: { id } }),
  /** What the practice adds to what the AI tool says. */
  settings: () => call(adminAssessments.settings),
  saveSettings: (body: NewAssessmentSettings) => call(adminAssessments.saveSettings, { body }),
  /** What a therapist wrote for a client. `attempt` is a UUID made once per filled-in form: sent again, it is the same one. */
  create: (body: NewProfessionalInput, report?: Blob, name?: string, attempt?: string) =>
    call(adminAssessments.create, {
      body: report ? formWithFile(body, report, name) : body,
      headers: attempt ? { 'idempotency-key': attempt } : {},
    }),
  /** Changes what a therapist wrote. */
  update: (id: number, body: ProfessionalUpdate, report?: Blob, name?: string) =>
    call(adminAssessments.update, {
      at: { id },
      body: report ? formWithFile(body, report, name) : body,
    }),
  /** Of what a therapist wrote, with its report. */
  remove: (id: number) => call(adminAssessments.remove, { at: { id } }),
  /** Marks it as looked at. */
  review: (id: number) => call(adminAssessments.review, { at: { id } }),
  notes: (id: number) => call(adminAssessments.notes, { at: { id } }),
  addNote: (id: number, body: NoteInput) => call(adminAssessments.addNote, { at: { id }, body }),
  exportCsv: (params: ExportParams = {}) => csv(adminAssessments.exportCsv, params),
});

/** The back office's; admins only. */
const adminAppointmentsCalls = ({ call, list, csv }: Caller) => ({
  list: (params: ListParams = {}) => list(adminAppointments.list, params),
  one: (id: number) => call(adminAppointments.one, { at: { id } }),
  /** The times that clients could book, were it not for this appointment. */
  heldTimes: (id: number) => call(adminAppointments.heldTimes, { at: { id } }),
  /** `attempt` is a UUID made once per filled-in form: sent again, it is the same appointment. */
  create: (body: NewAdminAppointment, attempt?: string) =>
    call(adminAppointments.create, { body, headers: attempt ? { 'idempotency-key': attempt } : {} }),
  update: (id: number, body: AdminAppointmentUpdate) => call(adminAppointments.update, { at: { id }, body }),
  exportCsv: (params: ExportParams = {}) => csv(adminAppointments.exportCsv, params),
});

const calendarCalls = ({ call }: Caller) => ({
  /** The hours of the week, and closed days ahead; for everybody. */
  openingTimes: () => call(calendar.openingTimes),
  /** Hours and rules; this and what follows is for admins. */
  settings: () => call(calendar.settings),
  saveSettings: (body: CalendarSettings) => call(calendar.saveSettings, { body }),
  closures: () => call(calendar.closures),
  close: (body: NewClosure) => call(calendar.close, { body }),
  reopen: (id: number) => call(calendar.reopen, { at: { id } }),
});

/** The back office's; admins only. */
const clientsCalls = ({ call, list, csv }: Caller) => ({
  list: (params: ListParams = {}) => list(clients.list, params),
  one: (id: number) => call(clients.one, { at: { id } }),
  /** Opens an account, and mails a link to set its password. */
  create: (body: NewClientInput) => call(clients.create, { body }),
  /** Gives or takes roles. */
  update: (id: number, body: ClientUpdate) => call(clients.update, { at: { id }, body }),
  /** Deletes the account with all that is its person's own; payments stay. */
  remove: (id: number) => call(clients.remove, { at: { id } }),
  /** Mails the link again. */
  invite: (id: number) => call(clients.invite, { at: { id } }),
  notes: (id: number) => call(clients.notes, { at: { id } }),
  addNote: (id: number, body: NoteInput) => call(clients.addNote, { at: { id }, body }),
  exportCsv: (params: ExportParams = {}) => csv(clients.exportCsv, params),
});

const paymentsCalls = ({ call }: Caller) => ({
  /** `attempt` is a UUID of this checkout: asked again, it is the same purchase. */
  createIntent: (body: PaymentIntentInput, attempt?: string) =>
    call(payments.createIntent, { body, headers: attempt ? { 'idempotency-key': attempt } : {} }),
  /** Who pays; before the card is charged. */
  setBuyer: (body: BuyerInput) => call(payments.setBuyer, { body }),
  outcome: (clientSecret: string) => call(payments.outcome, { body: { clientSecret } }),
  /** The signed-in client's own. */
  mine: () => call(payments.mine),
});

/** The back office's; admins only. */
const adminPaymentsCalls = ({ call, list, csv }: Caller) => ({
  list: (params: ListParams = {}) => list(adminPayments.list, params),
  /** The sums of everything that matches, not only of one page. */
  summary: (filter: NonNullable<ListParams['filter']> = {}) =>
    call(adminPayments.summary, { query: listQuery({ filter }) }),
  /** Of this month and the eleven before it, oldest first. */
  income: () => call(adminPayments.income),
  one: (id: number) => call(adminPayments.one, { at: { id } }),
  /** `attempt` is a UUID of this refund: sent again, it is the same one. */
  refund: (id: number, body: RefundInput, attempt: string) =>
    call(adminPayments.refund, { at: { id }, body, headers: { 'idempotency-key': attempt } }),
  exportCsv: (params: ExportParams = {}) => csv(adminPayments.exportCsv, params),
});

/** The back office's; admins only. */
const alertsCalls = ({ call }: Caller) => ({
  /** Newest first. */
  list: () => call(alerts.list),
  /** Takes it off the dashboard until it happens again. */
  dismiss: (id: number) => call(alerts.dismiss, { at: { id } }),
});

const imagesCalls = ({ call }: Caller) => ({
  /** Keeps a picture for a post or a thumbnail: turned upright, without its location, in several sizes. */
  upload(file: Blob, name?: string) {
    const body = new FormData();
    if (name === undefined) body.set('file', file);
    else body.set('file', file, name);
    return call(images.upload, { body });
  },
});
