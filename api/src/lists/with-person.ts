import type { Person } from '@practice/contract/auth';

/** Only what the back office shows of a person. */
export function withPerson<Row extends { person: Person & { closedAt: Date | null } }>({
  person,
  ...row
}: Row) {
  const { firstName, lastName, username, email, closedAt } = person;
  return { ...row, user: { firstName, lastName, username, email }, isClosed: closedAt !== null };
}
