import * as v from 'valibot';

const momentMessage = 'Please enter a date and a time.';

// The pattern alone would accept days and years that PostgreSQL does not.
/** An instant in UTC, as `toISOString` writes it. */
export const moment = v.pipe(
  v.string(momentMessage),
  v.isoTimestamp(momentMessage),
  v.check(isMoment, momentMessage),
);

function isMoment(text: string): boolean {
  const time = Date.parse(text);
  if (!(time >= 0 && time < Date.UTC(9999)) || !text.endsWith('Z')) return false;
  // JavaScript reads February 31 as March 3.
  return new Date(time).toISOString().startsWith(text.slice(0, 10));
}
