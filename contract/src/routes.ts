import type { AdminAssessment, AdminAssessmentDetails, AssessmentSettings } from './admin-assessments.ts';
import type { Alert } from './alerts.ts';
import type { AdminAppointment, Appointment, Emails } from './appointments.ts';
import type { Assessment, AssessmentDetails, AssessmentTool, ChatAnswer } from './assessments.ts';
import type { Account, SessionUser } from './auth.ts';
import type {
  BlogPost,
  BlogPostAddress,
  BlogPostFeedItem,
  BlogPostPage,
  BlogPostPreview,
  BlogPostSummary,
  BlogPostVersion,
} from './blog-posts.ts';
import type { CalendarSettings, Closure, FreeDay, OpeningTimes, Slot } from './calendar.ts';
import type { Client, MadeClient } from './clients.ts';
import type { ConsultationRequest, ConsultationRequestReceipt } from './consultation-requests.ts';
import type { Note } from './notes.ts';
import type {
  AdminPayment,
  AdminPaymentDetails,
  IncomeMonth,
  Payment,
  PaymentIntentAnswer,
  PaymentOutcome,
  PaymentSummary,
} from './payments.ts';
import type { Resource } from './resources.ts';
import type { UploadedImage } from './uploads.ts';

/** A call of the API: the client makes it, and a controller answers it, by this entry. */
export interface Route<Answer> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; `:name` is filled in by the caller. */
  path: string;
  /** Only a type: what the answer's body is. */
  answer?: Answer;
}

/** The body of an answer that only says so. */
export interface Notice {
  message: string;
}

// Marked, so that a front's script holds only the calls it makes.
const get = /* @__NO_SIDE_EFFECTS__ */ <Answer>(path: string): Route<Answer> => ({ method: 'GET', path });
const post = /* @__NO_SIDE_EFFECTS__ */ <Answer>(path: string): Route<Answer> => ({ method: 'POST', path });
const put = /* @__NO_SIDE_EFFECTS__ */ <Answer>(path: string): Route<Answer> => ({ method: 'PUT', path });
const patch = /* @__NO_SIDE_EFFECTS__ */ <Answer>(path: string): Route<Answer> => ({ method: 'PATCH', path });
const remove = /* @__NO_SIDE_EFFECTS__ */ <Answer>(path: string): Route<Answer> => ({
  method: 'DELETE',
  path,
});

export const auth = {
  user: get<SessionUser>('/user'),
  login: post<SessionUser>('/login'),
  register: post<SessionUser>('/register'),
  logout: post<Notice>('/logout'),
  forgotPassword: post<Notice>('/forgot-password'),
  resetPassword: post<Notice>('/reset-password'),
  sendConfirmation: post<Notice>('/confirm-email/send'),
  confirmEmail: post<Notice>('/confirm-email'),
} as const;

/** The signed-in person's own. */
export const account = {
  mine: get<Account>('/account'),
  update: patch<Account>('/account'),
  changePassword: post<Notice>('/account/password'),
  changeEmail: post<Notice>('/account/email'),
  signOutEverywhere: post<Notice>('/account/sign-out-everywhere'),
} as const;

export const consultationRequests = {
  create: post<ConsultationRequestReceipt>('/consultation-requests'),
  list: get<ConsultationRequest[]>('/consultation-requests'),
  exportCsv: get<unknown>('/consultation-requests/export.csv'),
  one: get<ConsultationRequest>('/consultation-requests/:id'),
  update: patch<ConsultationRequest>('/consultation-requests/:id'),
  notes: get<Note[]>('/consultation-requests/:id/notes'),
  addNote: post<Note>('/consultation-requests/:id/notes'),
  makeClient: post<MadeClient>('/consultation-requests/:id/client'),
} as const;

export const blogPosts = {
  list: get<BlogPostSummary[]>('/blog-posts'),
  feed: get<BlogPostFeedItem[]>('/blog-posts/feed.json'),
  addresses: get<BlogPostAddress[]>('/blog-posts/addresses.json'),
  exportCsv: get<unknown>('/blog-posts/export.csv'),
  /** Digits alone are a post's number: no slug is such. */
  one: get<BlogPost>('/blog-posts/:id(^\\d+$)'),
  bySlug: get<BlogPostPage>('/blog-posts/:slug'),
  create: post<BlogPost>('/blog-posts'),
  preview: post<BlogPostPreview>('/blog-posts/preview'),
  update: patch<BlogPost>('/blog-posts/:id'),
  remove: remove<Notice>('/blog-posts/:id'),
  restore: post<BlogPost>('/blog-posts/:id/restore'),
  removeForever: remove<Notice>('/blog-posts/:id/forever'),
  versions: get<BlogPostVersion[]>('/blog-posts/:id/versions'),
  restoreVersion: post<BlogPost>('/blog-posts/:id/versions/:version/restore'),
} as const;

export const resources = {
  list: get<Resource[]>('/resources'),
  exportCsv: get<unknown>('/resources/export.csv'),
  one: get<Resource>('/resources/:id'),
  create: post<Resource>('/resources'),
  addSamples: post<Resource[]>('/resources/samples'),
  samples: get<string[]>('/resources/samples'),
  update: put<Resource>('/resources/:id'),
  remove: remove<Notice>('/resources/:id'),
  restore: post<Resource>('/resources/:id/restore'),
  removeForever: remove<Notice>('/resources/:id/forever'),
  countDownload: post<Notice>('/resources/:id/downloads'),
} as const;

export const appointments = {
  availability: get<Slot[]>('/availability'),
  freeDays: get<FreeDay[]>('/availability/days'),
  mine: get<Appointment[]>('/client/appointments'),
  create: post<Appointment & Emails>('/client/appointments'),
  update: patch<Appointment & Emails>('/client/appointments/:id'),
  remove: remove<Notice & Emails>('/client/appointments/:id'),
} as const;

export const adminAppointments = {
  list: get<AdminAppointment[]>('/admin/client-appointments'),
  exportCsv: get<unknown>('/admin/client-appointments/export.csv'),
  one: get<AdminAppointment>('/admin/client-appointments/:id'),
  heldTimes: get<string[]>('/admin/client-appointments/:id/held-times'),
  create: post<AdminAppointment & Emails>('/admin/client-appointments'),
  update: patch<AdminAppointment & Emails>('/admin/client-appointments/:id'),
} as const;

export const assessments = {
  mine: get<Assessment[]>('/client/assessments'),
  one: get<AssessmentDetails>('/client/assessments/:id'),
  remove: remove<Notice>('/client/assessments/:id'),
  completePicture: patch<AssessmentDetails>('/client/assessments/:id/picture'),
  tool: get<AssessmentTool>('/client/assessment-tool'),
  acceptDisclaimer: post<AssessmentTool>('/client/assessment-tool/disclaimer'),
  perform: post<AssessmentDetails>('/ai-ergonomic-assessment'),
  advise: post<ChatAnswer>('/ai-ergonomic-advice'),
  adviseStream: post<unknown>('/ai-ergonomic-advice/stream'),
} as const;

export const adminAssessments = {
  list: get<AdminAssessment[]>('/admin/assessments'),
  exportCsv: get<unknown>('/admin/assessments/export.csv'),
  one: get<AdminAssessmentDetails>('/admin/assessments/:id'),
  settings: get<AssessmentSettings>('/admin/assessment-settings'),
  saveSettings: put<AssessmentSettings>('/admin/assessment-settings'),
  create: post<AdminAssessmentDetails>('/admin/assessments'),
  update: patch<AdminAssessmentDetails>('/admin/assessments/:id'),
  remove: remove<Notice>('/admin/assessments/:id'),
  review: post<AdminAssessmentDetails>('/admin/assessments/:id/review'),
  notes: get<Note[]>('/admin/assessments/:id/notes'),
  addNote: post<Note>('/admin/assessments/:id/notes'),
} as const;

export const calendar = {
  openingTimes: get<OpeningTimes>('/opening-hours'),
  settings: get<CalendarSettings>('/admin/calendar'),
  saveSettings: put<CalendarSettings>('/admin/calendar'),
  closures: get<Closure[]>('/admin/calendar/closures'),
  close: post<Closure>('/admin/calendar/closures'),
  reopen: remove<Notice>('/admin/calendar/closures/:id'),
} as const;

export const clients = {
  list: get<Client[]>('/admin/clients'),
  exportCsv: get<unknown>('/admin/clients/export.csv'),
  one: get<Client>('/admin/clients/:id'),
  create: post<Client>('/admin/clients'),
  update: patch<Client>('/admin/clients/:id'),
  remove: remove<Notice>('/admin/clients/:id'),
  invite: post<Client>('/admin/clients/:id/invitation'),
  notes: get<Note[]>('/admin/clients/:id/notes'),
  addNote: post<Note>('/admin/clients/:id/notes'),
} as const;

export const payments = {
  createIntent: post<PaymentIntentAnswer>('/create-payment-intent'),
  setBuyer: put<Notice>('/payments/buyer'),
  outcome: post<PaymentOutcome>('/payments/outcome'),
  mine: get<Payment[]>('/payments'),
} as const;

export const adminPayments = {
  list: get<AdminPayment[]>('/admin/payments'),
  summary: get<PaymentSummary>('/admin/payments/summary'),
  income: get<IncomeMonth[]>('/admin/payments/income'),
  exportCsv: get<unknown>('/admin/payments/export.csv'),
  one: get<AdminPaymentDetails>('/admin/payments/:id'),
  refund: post<AdminPaymentDetails>('/admin/payments/:id/refunds'),
} as const;

/** What does not work outside of the product. */
export const alerts = {
  list: get<Alert[]>('/admin/alerts'),
  dismiss: remove<Notice>('/admin/alerts/:id'),
} as const;

export const images = {
  upload: post<UploadedImage>('/images'),
} as const;

/** All of them, by area. */
export const routes = {
  auth,
  account,
  consultationRequests,
  blogPosts,
  resources,
  appointments,
  adminAppointments,
  assessments,
  adminAssessments,
  calendar,
  clients,
  payments,
  adminPayments,
  alerts,
  images,
} as const;

/** The path of a call, with its parameters filled in. */
export function pathOf(route: Route<unknown>, parameters: Readonly<Record<string, string | number>>): string {
  return route.path.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${route.method} ${route.path} is called without ${name}.`);
    return encodeURIComponent(value);
  });
}
