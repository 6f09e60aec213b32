import { createHash } from 'node:crypto';
import { check } from '@practice/contract/check';
import { consultationRequestInput } from '@practice/contract/consultation-requests';
import { ApiError, sentenceOf } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { clientWith } from '../../api.ts';
import type { ContactAnswer } from '../../islands/ContactForm.tsx';
import { type Faults, faultsOf } from '../../islands/form/faults.ts';

const window = 10 * 60_000;
const unreadable = 'The form could not be read. Please send it again.';

export type Outcome = { isSent: true } | { isSent: false; status: number; answered: ContactAnswer };

/**
 * Sends on the form that came without script. Who may send, how often, and what a robot gives itself away by is the API's
 * to judge: it hears of the visitor what we heard.
 */
export async function sendRequest(request: Request, now = Date.now()): Promise<Outcome> {
  const values = await valuesOf(request);
  if (!values) return refused(400, {}, {}, unreadable);
  const { output, errors } = check(consultationRequestInput, values);
  if (errors) return refused(400, values, faultsOf(errors));
  try {
    const input = { ...output, website: values.website ?? '' };
    await clientWith(visitorOf(request)).consultationRequests.create(input, attemptOf(input, now));
    return { isSent: true };
  } catch (error) {
    const faults = faultsOf(error instanceof ApiError ? error.errors : []);
    const isShown = Object.keys(faults).some((name) => name in consultationRequestInput.entries);
    const status = error instanceof ApiError ? error.status : 503;
    return refused(status, values, faults, isShown ? undefined : sentenceOf(error));
  }
}

function refused(status: number, values: Values, faults: Faults, sentence?: string): Outcome {
  const failure = sentence === undefined ? undefined : messages.consultation.failed(sentence);
  return { isSent: false, status, answered: { values, faults, failure } };
}

type Values = Readonly<Record<string, string>>;

async function valuesOf(request: Request): Promise<Values | undefined> {
  try {
    const form = await request.formData();
    return Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return undefined;
  }
}

/** Where the visitor comes from, and what their browser says of the page that the form stood on. */
function visitorOf({ headers }: Request): Record<string, string> {
  const told = ['x-forwarded-for', 'origin', 'referer', 'sec-fetch-site', 'user-agent'];
  return Object.fromEntries(
    told.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * A form without script has no name for one attempt to send. The same text within a while is the same attempt, so that a
 * double click or a page sent again is one request.
 */
function attemptOf(input: object, now: number): string {
  const text = JSON.stringify([input, Math.floor(now / window)]);
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32);
  // The version and variant of a UUID made of a hash (RFC 9562, version 8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
