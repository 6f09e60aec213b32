import * as v from 'valibot';

const momentMessage = 'Please enter a date and a time.';

// Its pattern alone would let through days and years that PostgreSQL does not know.
/** An instant in UTC, as `toISOString` writes it. */
export const moment = v.pipe(
  v.string(momentMessage),
  v.isoTimestamp(momentMessage),
  v.check(isMoment, momentMessage),
);

function isMoment(text: string): boolean {
  const time = Date.parse(text);
  if (!(time >= 0 && time < Date.UTC(9999)) || !text.endsWith('Z')) return false;
  // JavaScript takes February 31 for March 3.
  return new Date(time).toISOString().startsWith(text.slice(0, 10));
}
