import type { AdminAssessmentDetails, AssessmentSettings } from '@practice/contract/admin-assessments';
import type { Alert } from '@practice/contract/alerts';
import type { AdminAppointment, Emails, NewAdminAppointment } from '@practice/contract/appointments';
import type {
  BlogPost,
  BlogPostPreview,
  BlogPostPreviewInput,
  BlogPostVersion,
} from '@practice/contract/blog-posts';
import type { CalendarSettings, Closure, NewClosure } from '@practice/contract/calendar';
import { createClient } from '@practice/contract/client';
import type { Client, ClientInput, MadeClient, NewRequestToClientInput } from '@practice/contract/clients';
import { ApiError, errorOf, sentenceOf } from '@practice/contract/errors';
import type { ListParams } from '@practice/contract/lists';
import type { Note, NoteInput } from '@practice/contract/notes';
import type {
  AdminPaymentDetails,
  IncomeMonth,
  PaymentSummary,
  RefundInput,
} from '@practice/contract/payments';
import type { NewProfessionalInput, ProfessionalUpdate } from '@practice/contract/professional-assessments';
import type { NewResource, Resource, ResourceUpdate } from '@practice/contract/resources';
import type { UploadedImage } from '@practice/contract/uploads';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { fetchWithProgress, type UploadWatch } from './uploads/fetch-with-progress.ts';

/** Rooms whose list can be had as a CSV file. */
export type Exported =
  | 'consultation-requests'
  | 'blog-posts'
  | 'resources'
  | 'payments'
  | 'client-appointments'
  | 'clients'
  | 'assessments';

/** Rooms that keep for a while what was deleted. */
export type WithTrash = 'blog-posts' | 'resources';

/** Rooms whose records can have private notes. */
export type WithNotes = 'consultation-requests' | 'clients' | 'assessments';

/** The standard calls of ra-data-simple-rest, and the calls that are ours alone. */
export interface PracticeDataProvider extends DataProvider {
  /** The private notes on a record, oldest first. */
  notes(resource: WithNotes, id: number): Promise<Note[]>;
  addNote(resource: WithNotes, id: number, input: NoteInput): Promise<Note>;
  /** Opens an account, and mails a link to choose its password. */
  createClient(input: ClientInput): Promise<Client>;
  /** Mails the link again. */
  inviteClient(id: number): Promise<Client>;
  /** Deletes the account with all that is its person's own; payments stay. */
  deleteClient(id: number): Promise<unknown>;
  /** Marks it as looked at, in the name of the signed-in admin. */
  reviewAssessment(id: number): Promise<AdminAssessmentDetails>;
  /** What a therapist wrote, with a report if there is one. `attempt` as for an appointment. */
  writeAssessment(
    input: NewProfessionalInput,
    report: File | undefined,
    watch: UploadWatch,
    attempt: string,
  ): Promise<AdminAssessmentDetails>;
  rewriteAssessment(
    id: number,
    input: ProfessionalUpdate,
    report: File | undefined,
    watch: UploadWatch,
  ): Promise<AdminAssessmentDetails>;
  removeAssessment(id: number): Promise<unknown>;
  /** What the practice adds to what the AI tool says. */
  assessmentSettings(): Promise<AssessmentSettings>;
  saveAssessmentSettings(settings: AssessmentSettings): Promise<AssessmentSettings>;
  /** The sums of everything that matches. */
  paymentSummary(filter: NonNullable<ListParams['filter']>): Promise<PaymentSummary>;
  incomeByMonth(): Promise<IncomeMonth[]>;
  /** `attempt` is a UUID of this refund: sent again, it is the same one. */
  refundPayment(id: number, input: RefundInput, attempt: string): Promise<AdminPaymentDetails>;
  /** Everything that matches, not only one page. */
  exportCsv(resource: Exported, params: Pick<ListParams, 'sort' | 'filter'>): Promise<Blob>;
  restore(resource: WithTrash, id: number): Promise<unknown>;
  removeForever(resource: WithTrash, id: number): Promise<unknown>;
  previewPost(words: BlogPostPreviewInput): Promise<BlogPostPreview>;
  postVersions(postId: number): Promise<BlogPostVersion[]>;
  restorePostVersion(postId: number, version: number): Promise<BlogPost>;
  uploadImage(file: File, watch: UploadWatch): Promise<UploadedImage>;
  /** The practice's usual times of a day (yyyy-MM-dd) that are free, such as 9:00 AM. */
  freeTimes(date: string): Promise<string[]>;
  /** Those that clients could book, were it not for this appointment. */
  heldTimes(appointmentId: number): Promise<string[]>;
  /** `attempt` is a UUID of this filled-in form: sent again, it is the same appointment. */
  bookAppointment(input: NewAdminAppointment, attempt: string): Promise<AdminAppointment & Emails>;
  /** Makes a client with an appointment of who asked for a consultation. `attempt` as for an appointment. */
  makeClient(requestId: number, input: NewRequestToClientInput, attempt: string): Promise<MadeClient>;
  /** The opening hours, and the rules for clients who book. */
  calendarSettings(): Promise<CalendarSettings>;
  saveCalendarSettings(settings: CalendarSettings): Promise<CalendarSettings>;
  /** Closed days and hours of today and later, earliest first. */
  closures(): Promise<Closure[]>;
  closeDays(input: NewClosure): Promise<Closure>;
  reopenDays(closureId: number): Promise<unknown>;
  /** What does not work outside of the product, newest first. */
  alerts(): Promise<Alert[]>;
  dismissAlert(id: number): Promise<unknown>;
  /** The site's samples become resources of the practice; the answer is those that were not there yet. */
  addSampleResources(): Promise<Resource[]>;
  createResource(input: NewResource, file: File | undefined, watch: UploadWatch): Promise<Resource>;
  updateResource(
    id: number,
    input: ResourceUpdate,
    file: File | undefined,
    watch: UploadWatch,
  ): Promise<Resource>;
}

/** What react-admin shows: `message` as a notice, `body.errors` beside the fields of a form. */
export class CallError extends Error {
  readonly status: number;
  readonly body: { errors: Record<string, string> };
  /** What can be had instead of a time of day that is taken. */
  readonly freeTimes: readonly string[];

  /** Whether somebody else was faster: the message says how it stands now, and no field is to blame. */
  get isOutdated(): boolean {
    return this.status === 409 && Object.keys(this.body.errors).length === 0;
  }

  constructor(cause: unknown) {
    super(sentenceOf(cause), { cause });
    const { status, errors, freeTimes } =
      cause instanceof ApiError ? cause : { status: 0, errors: [], freeTimes: [] };
    this.status = status;
    this.freeTimes = freeTimes;
    this.body = { errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])) };
  }
}

export function createDataProvider(fetch: typeof globalThis.fetch = globalThis.fetch): PracticeDataProvider {
  const api = createClient({ fetch });
  const watched = (watch: UploadWatch) => createClient({ fetch: fetchWithProgress(watch) });
  const trashed = { 'blog-posts': api.blogPosts, resources: api.resources };
  const noted = {
    'consultation-requests': api.consultationRequests,
    clients: api.clients,
    assessments: api.adminAssessments,
  };
  const exported = {
    ...trashed,
    'consultation-requests': api.consultationRequests,
    payments: api.adminPayments,
    'client-appointments': api.adminAppointments,
    clients: api.clients,
    assessments: api.adminAssessments,
  };

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

  const change = async (resource: string, id: string | number, data: unknown) =>
    (
      await call(`/api/${pathOf(resource)}/${encodeURIComponent(id)}`, {
        method: resource === 'resources' ? 'PUT' : 'PATCH',
        body: JSON.stringify(data),
      })
    ).json;

  const rest = simpleRest('/api', call);
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
    notes: (resource, id) => withCallError(noted[resource].notes(id)),
    addNote: (resource, id, input) => withCallError(noted[resource].addNote(id, input)),
    createClient: (input) => withCallError(api.clients.create(input)),
    inviteClient: (id) => withCallError(api.clients.invite(id)),
    deleteClient: (id) => withCallError(api.clients.remove(id)),
    reviewAssessment: (id) => withCallError(api.adminAssessments.review(id)),
    writeAssessment: (input, report, watch, attempt) =>
      withCallError(watched(watch).adminAssessments.create(input, report, report?.name, attempt)),
    rewriteAssessment: (id, input, report, watch) =>
      withCallError(watched(watch).adminAssessments.update(id, input, report, report?.name)),
    assessmentSettings: () => withCallError(api.adminAssessments.settings()),
    saveAssessmentSettings: (settings) => withCallError(api.adminAssessments.saveSettings(settings)),
    removeAssessment: (id) => withCallError(api.adminAssessments.remove(id)),
    paymentSummary: (filter) => withCallError(api.adminPayments.summary(filter)),
    incomeByMonth: () => withCallError(api.adminPayments.income()),
    refundPayment: (id, input, attempt) => withCallError(api.adminPayments.refund(id, input, attempt)),
    exportCsv: (resource, params) => withCallError(exported[resource].exportCsv(params)),
    restore: (resource, id) => withCallError<unknown>(trashed[resource].restore(id)),
    removeForever: (resource, id) => withCallError(trashed[resource].removeForever(id)),
    previewPost: (words) => withCallError(api.blogPosts.preview(words)),
    postVersions: (postId) => withCallError(api.blogPosts.versions(postId)),
    restorePostVersion: (postId, version) => withCallError(api.blogPosts.restoreVersion(postId, version)),
    uploadImage: (file, watch) => withCallError(watched(watch).images.upload(file)),
    freeTimes: async (date) =>
      (await withCallError(api.appointments.availability(date)))
        .filter(({ available }) => available)
        .map(({ time }) => time),
    heldTimes: (id) => withCallError(api.adminAppointments.heldTimes(id)),
    bookAppointment: (input, attempt) => withCallError(api.adminAppointments.create(input, attempt)),
    makeClient: (requestId, input, attempt) =>
      withCallError(api.consultationRequests.makeClient(requestId, input, attempt)),
    calendarSettings: () => withCallError(api.calendar.settings()),
    saveCalendarSettings: (settings) => withCallError(api.calendar.saveSettings(settings)),
    closures: () => withCallError(api.calendar.closures()),
    closeDays: (input) => withCallError(api.calendar.close(input)),
    reopenDays: (closureId) => withCallError(api.calendar.reopen(closureId)),
    alerts: () => withCallError(api.alerts.list()),
    dismissAlert: (id) => withCallError(api.alerts.dismiss(id)),
    addSampleResources: () => withCallError(api.resources.addSamples()),
    createResource: (input, file, watch) => withCallError(watched(watch).resources.create(input, file)),
    updateResource: (id, input, file, watch) =>
      withCallError(watched(watch).resources.update(id, input, file)),
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
