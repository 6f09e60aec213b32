import { composeEmail } from '../../mail/email.ts';

export function accountDeletedAlert(name: string, visits: readonly string[]) {
  return composeEmail(`Account deleted: ${name}`, [
    `${name} deleted their account on your website. The assessments they made are gone. Visits that took place and what you wrote stay, closed to all but owners. Their payments are still in your books.`,
    ...visits.map((value) => ({ label: 'Canceled with it', value })),
    ...(visits.length === 0 ? ['They had no visit booked.'] : []),
  ]);
}
