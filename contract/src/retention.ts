import { trashDays } from './lists.ts';
import { practice } from './practice.ts';

/** Deleted nightly after these periods, which the privacy notice repeats. */
export const retentionPeriods = {
  consultationRequests: `${practice.requestsKeptMonths} months`,
  closedRecords: `${practice.recordsKeptYears} years`,
  namesOnUnpaidCheckouts: '90 days',
  undeliveredEmails: '30 days',
  mergedPeople: '1 day',
  alerts: '30 days',
  trash: `${trashDays} days`,
  sentEmails: '1 day',
  endedSessionsAndLinks: '1 day',
  auditLog: '6 years',
  failedLogins: '90 days',
  downloadRecords: '1 day',
} as const;
