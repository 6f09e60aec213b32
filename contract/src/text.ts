import * as v from 'valibot';

/** Upper bounds of every text a person can send, in UTF-16 code units. */
export const limits = {
  name: 100,
  email: 254,
  phone: 40,
  title: 200,
  summary: 1000,
  description: 1000,
  content: 100_000,
  tag: 40,
  url: 2000,
  fileName: 120,
  message: 5000,
  note: 5000,
  practitionerLine: 300,
  passwordMin: 6,
  passwordMax: 256,
  /** Of an admin in production: they see what clients tell us. */
  adminPasswordMin: 15,
} as const;

/** A text that must be there. A missing key counts as empty, so that the person reads `message` and not a type. */
export function requiredText(min: number, message: string, max: number) {
  return v.pipe(v.optional(v.string(message), ''), v.trim(), v.minLength(min, message), atMost(max));
}

/** A text that may be missing, null or empty; all three become `undefined`. */
export function optionalText(max: number) {
  return v.pipe(
    v.nullish(v.string('Please enter text.'), ''),
    v.trim(),
    atMost(max),
    v.transform((text) => (text === '' ? undefined : text)),
  );
}

/** As `optionalText`, but missing is null: an update can tell what is to be cleared from what it does not name. */
export function clearableText(max: number) {
  return v.pipe(
    optionalText(max),
    v.transform((text) => text ?? null),
  );
}

const emailMessage = 'Please enter a valid email address';

/** A mail address: ASCII, at most 254 characters, stored and compared in lower case. */
export function emailAddress(message: string = emailMessage) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(limits.email, message),
    v.regex(addressPattern, message),
    v.toLowerCase(),
  );
}

// The pattern of the HTML standard's email field, with at least one dot in the domain, and without what mail programs would
// decode (RFC 2047).
const addressPattern =
  /^(?!.*=\?)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** A name or other text of one line: a line break would split a mail's header. */
export function singleLine(min: number, message: string, max: number) {
  return v.pipe(requiredText(min, message, max), v.regex(oneLine, 'Please use a single line.'));
}

/** As `singleLine`, but may be left out. */
export function optionalSingleLine(max: number) {
  return v.pipe(
    optionalText(max),
    v.check((text) => text === undefined || oneLine.test(text), 'Please use a single line.'),
  );
}

const oneLine = /^[^\r\n\u0085\u2028\u2029]*$/;

/** No longer than that. The words are made when they are needed: the first number written out costs a slow phone 0.1 s. */
export function atMost(max: number) {
  return v.maxLength<string, number, () => string>(
    max,
    () => `Please use at most ${max.toLocaleString('en-US')} characters.`,
  );
}
