import type { Person } from '@practice/contract/auth';

/** A row with no more of its person than the back office shows. */
export function withPerson<Row extends { person: Person & { closedAt: Date | null } }>({
  person,
  ...row
}: Row) {
  const { firstName, lastName, username, email, closedAt } = person;
  return { ...row, user: { firstName, lastName, username, email }, isClosed: closedAt !== null };
}
