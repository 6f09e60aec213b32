// The calls of the API, a file per area. They are modules and not objects, so that a page's script holds only the calls it makes.
// Lists answer one page, and their CSV files everything that matches. Calls with an id answer 404 for an unknown one and for
// another client's. A call may answer 429 after too many. Calls below `/admin`, CSV files, trash and edits of the site's content
// are for admins only.
export * as account from './routes/account.ts';
export * as adminAppointments from './routes/admin-appointments.ts';
export * as adminAssessments from './routes/admin-assessments.ts';
export * as adminPayments from './routes/admin-payments.ts';
export * as alerts from './routes/alerts.ts';
export * as appointments from './routes/appointments.ts';
export * as assessments from './routes/assessments.ts';
export * as auth from './routes/auth.ts';
export * as blogPosts from './routes/blog-posts.ts';
export * as calendar from './routes/calendar.ts';
export * as clients from './routes/clients.ts';
export * as consultationRequests from './routes/consultation-requests.ts';
export * as images from './routes/images.ts';
export * as payments from './routes/payments.ts';
export * as resources from './routes/resources.ts';
export type { Notice } from './routes/route.ts';
