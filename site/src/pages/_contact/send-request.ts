import { createHash } from 'node:crypto';
import { check } from '@practice/contract/check';
import { consultationRequestInput } from '@practice/contract/consultation-requests';
import { ApiError, type FieldError, sentenceOf } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { clientWith } from '../../api.ts';
import type { ContactAnswer } from '../../islands/ContactForm.tsx';

const window = 10 * 60_000;
const unreadable = 'The form could not be read. Please send it again.';

export type Outcome = { isSent: true } | { isSent: false; status: number; answered: ContactAnswer };

/** Passes the visitor's headers on to the API, which limits the rate and detects robots by them. */
export async function sendRequest(request: Request, now = Date.now()): Promise<Outcome> {
  const values = await valuesOf(request);
  if (!values) return refused(400, {}, [], unreadable);
  const { output, errors } = check(consultationRequestInput, values);
  if (errors) return refused(400, values, errors);
  try {
    const input = { ...output, website: values.website ?? '' };
    await clientWith(visitorOf(request)).consultationRequests.create({
      body: input,
      idempotencyKey: idempotencyKeyOf(input, now),
    });
    return { isSent: true };
  } catch (error) {
    const { status, errors } = error instanceof ApiError ? error : { status: 503, errors: [] };
    const isShown = errors.some(({ path }) => path in consultationRequestInput.entries);
    return refused(status, values, errors, isShown ? undefined : sentenceOf(error));
  }
}

function refused(status: number, values: Values, errors: readonly FieldError[], sentence?: string): Outcome {
  const failure = sentence === undefined ? undefined : messages.consultation.failed(sentence);
  return { isSent: false, status, answered: { values, errors, failure } };
}

type Values = Readonly<Record<string, string>>;

async function valuesOf(request: Request): Promise<Values | undefined> {
  try {
    const form = await request.formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}

function visitorOf({ headers }: Request): Record<string, string> {
  const forwarded = ['x-forwarded-for', 'origin', 'referer', 'sec-fetch-site', 'user-agent'];
  return Object.fromEntries([...headers].filter(([name]) => forwarded.includes(name)));
}

/** The same text within ten minutes gets the same key, so that a double click or a resubmitted page is one request. */
function idempotencyKeyOf(input: object, now: number): string {
  const text = JSON.stringify([input, Math.floor(now / window)]);
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  // The version and variant of a UUID made of a hash (RFC 9562, version 8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
