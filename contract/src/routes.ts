// A list answers one page, its CSV file all matching rows. A call with an id answers 404 for an unknown
// record or another client's. Invalid input gives 400 with each wrong field, and too many requests 429.
export * as account from './routes/account.ts';
export * as adminAppointments from './routes/admin-appointments.ts';
export * as adminAssessments from './routes/admin-assessments.ts';
export * as adminPayments from './routes/admin-payments.ts';
export * as alerts from './routes/alerts.ts';
export * as appointments from './routes/appointments.ts';
export * as assessments from './routes/assessments.ts';
export * as auditLog from './routes/audit-log.ts';
export * as auth from './routes/auth.ts';
export * as blogPosts from './routes/blog-posts.ts';
export * as calendar from './routes/calendar.ts';
export * as clients from './routes/clients.ts';
export * as consultationRequests from './routes/consultation-requests.ts';
export * as images from './routes/images.ts';
export * as payments from './routes/payments.ts';
export * as practitioners from './routes/practitioners.ts';
export * as resources from './routes/resources.ts';
export type { Notice } from './routes/route.ts';
export * as secondFactor from './routes/second-factor.ts';
export * as services from './routes/services.ts';
export * as status from './routes/status.ts';
