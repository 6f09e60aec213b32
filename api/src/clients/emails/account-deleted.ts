import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';

export function accountDeleted(firstName: string | null) {
  return letter('Your account is deleted', greeting(firstName), [
    `Your ${practice.name} account is deleted, as you asked, and so are the assessments you made. Any visit you had booked is canceled.`,
    `Visits that took place and what we wrote stay in our records for ${practice.recordsKeptYears} years, where only the owners can open them.`,
    `We keep the records of your payments for as long as tax law requires, and any consultation requests for ${practice.requestsKeptMonths} months at most.`,
    `If you didn’t do this, please call us right away at ${practice.phone}.`,
  ]);
}
