import * as v from 'valibot';

export const textLimits = {
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
  /** Longer, because admins see what clients tell us. */
  adminPasswordMin: 15,
} as const;

// Keeps variation selectors, joiners that Persian, Hindi or an emoji needs, and usual line breaks.
const shownOrNot =
  /(?:\u0D4D\u200D|(?!\p{DI})[\p{M}\p{sc=Arab}\p{sc=Syrc}\p{sc=Beng}\p{ExtPict}\p{EMod}]\p{VS}?(?:[\u200C\u200D](?=[\p{L}\p{M}\p{ExtPict}]))?|[\p{sc=Han}\p{sc=Mong}]\p{VS})|([\t\u0085\u2028\u2029])|([^\P{Cc}\r\n]|[\p{Cf}\p{DI}\u2800])/gu;

/** Also removes marks around a number copied from an address book, and bidi overrides. */
export function withoutInvisible(text: string): string {
  return text
    .normalize('NFC')
    .replace(shownOrNot, (sign, space, invisible) => (space ? ' ' : invisible ? '' : sign));
}

const rightToLeft =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}](?:[^\p{L}<\n]*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}])*/gu;

/** Keeps a right-to-left name from reordering the text beside it. */
export const isolated = (text: string) => text.replace(rightToLeft, '\u2068$&\u2069');

export const visibleLength = (text: string) =>
  text.replace(/[\p{Mn}\p{Cf}\p{Z}]/gu, '').match(/./gsu)?.length ?? 0;

/** A missing text counts as empty, so that the error is `message`, not one about types. */
export function requiredText(min: number, message: string, max: number, tooLong?: string) {
  return v.pipe(v.optional(v.string(message), ''), v.trim(), v.minLength(min, message), atMost(max, tooLong));
}

export function requiredLine(min: number, message: string, max: number, tooLong?: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.transform(withoutInvisible),
    v.trim(),
    v.check((text) => visibleLength(text) >= min, message),
    atMost(max, tooLong),
  );
}

export function wholeNumber(min: number, max: number, message: string) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

export function optionalText(max: number, cleaned = (text: string) => text) {
  return v.pipe(
    v.nullish(v.string('Please enter text.'), ''),
    v.transform(cleaned),
    v.trim(),
    atMost(max),
    v.transform((text) => (text === '' ? undefined : text)),
  );
}

const optionalLine = (max: number) => optionalText(max, withoutInvisible);

export function clearableText(max: number) {
  return v.pipe(
    optionalText(max),
    v.transform((text) => text ?? null),
  );
}

export function clearableLine(max: number) {
  return v.pipe(
    optionalLine(max),
    v.transform((text) => text ?? null),
  );
}

const emailMessage = 'Please enter a valid email address';

/** ASCII, at most 254 characters, lowercased. */
export function emailAddress(message: string = emailMessage) {
  return v.pipe(
    requiredLine(1, message, textLimits.email, message),
    // Some keyboards type a wide ＠, and some documents an ﬁ ligature.
    v.transform((text) => withAsciiDomain(text.normalize('NFKC'))),
    atMost(textLimits.email, message),
    v.regex(addressPattern, message),
    v.toLowerCase(),
  );
}

export const clearableEmail = () =>
  v.pipe(
    v.nullish(v.string(emailMessage), ''),
    v.transform((text): string | null | undefined => text.trim() || null),
    v.nullable(emailAddress()),
  );

/** `anna@müller.de` becomes `anna@xn--mller-kva.de`, as Chrome sends it. */
export function withAsciiDomain(text: string): string {
  const [local, domain = '', ...more] = text.split('@');
  const isInternational = /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) && /[^\w.-]/.test(domain);
  if (!isInternational || more.length > 0 || !URL.canParse(`http://${domain}`)) return text;
  return `${local}@${new URL(`http://${domain}`).hostname}`;
}

// The HTML standard's pattern, with a dot in the domain, and without encoded words (RFC 2047).
const addressPattern =
  /^(?!.*=\?)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** A line break would split an email's header. */
export function singleLine(min: number, message: string, max: number) {
  return v.pipe(requiredLine(min, message, max), v.regex(oneLine, 'Please use a single line.'));
}

export function optionalSingleLine(max: number) {
  return v.pipe(
    optionalLine(max),
    v.check((text) => text === undefined || oneLine.test(text), 'Please use a single line.'),
  );
}

const phoneMessage = 'Please enter the phone number with its area code, such as (919) 555-0123.';

/** Any spelling, perhaps with an extension. After a plus sign, foreign numbers may be shorter. */
export function optionalPhone() {
  return v.pipe(
    optionalSingleLine(textLimits.phone),
    v.check(
      (text) => !text || text.replace(/\P{Nd}/gu, '').length >= (text.startsWith('+') ? 8 : 10),
      phoneMessage,
    ),
  );
}

const oneLine = /^[^\r\n]*$/;

/** Lazy, because formatting the first number takes a slow phone 0.1 s. */
export function atMost(max: number, message?: string) {
  return v.maxLength<string, number, () => string>(
    max,
    () => message ?? `Please use at most ${max.toLocaleString('en-US')} characters.`,
  );
}
