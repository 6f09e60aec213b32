import type { Person } from '@practice/contract/auth';

/** A row with no more of its person than the back office shows. */
export function withPerson<Row extends { user: Person }>(row: Row) {
  const { firstName, lastName, username, email } = row.user;
  return { ...row, user: { firstName, lastName, username, email } };
}
