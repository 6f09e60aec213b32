// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('stripe').Stripe.PaymentIntent & { latest_charge: string | null, payment_method: string | null }} Intent */
/** @typedef {import('stripe').Stripe.Charge & { payment_intent: string }} Charge */
/** @typedef {import('stripe').Stripe.Refund & { charge: string, payment_intent: string }} Refund */
/** @typedef {import('./disputes.mjs').Dispute} Dispute */
/**
 * @typedef {{ id: string, object: 'event', api_version: string, created: number, livemode: boolean, pending_webhooks: number,
 *   request: { id: string | null, idempotency_key: string | null }, type: string,
 *   data: { object: object, previous_attributes?: object } }} Event
 */
/** @typedef {import('./payment-methods.mjs').PaymentMethod} PaymentMethod */
/** @typedef {{ payment_intent: Intent, charge: Charge, refund: Refund, dispute: Dispute, event: Event, payment_method: PaymentMethod }} Kinds */
/** @typedef {Kinds[keyof Kinds]} StripeObject */
/**
 * @typedef {object} Saved
 * @property {{ secretKey: string, webhookSecret: string }} keys
 * @property {StripeObject[]} objects oldest first
 * @property {Record<string, import('./test-cards.mjs').Behavior>} behaviors what a test card will do, by its payment method
 * @property {Record<string, { intent: string, returnUrl: string | null }>} secondSteps
 * @property {Record<string, number>} settlements when a delayed payment is known to have worked or not, in ms
 * @property {{ id: string, event: string, attempts: number, at: number }[]} deliveries
 * @property {Record<string, { request: string, status: number, body: string, at: number }>} answers by idempotency key
 */

/** @typedef {Awaited<ReturnType<typeof openState>>} State */

const keptEvents = 500;
const keptObjects = 3_000;
const day = 86_400_000;

/** Everything the stand-in knows, in one file of `dir`. @param {string} dir */
export async function openState(dir) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'stripe.json');
  const saved = await readSaved(file);
  const { objects: kept, ...rest } = saved;
  /** @type {Map<string, StripeObject>} */
  const objects = new Map(kept.map((object) => [object.id, object]));

  /** @template {keyof Kinds} K @param {K} kind @returns {Kinds[K][]} newest first */
  function all(kind) {
    const found = [...objects.values()].filter((object) => object.object === kind).reverse();
    return /** @type {Kinds[K][]} */ (found);
  }

  function forgetOldest() {
    for (const { id } of all('event').slice(keptEvents)) objects.delete(id);
    for (const id of [...objects.keys()].slice(0, Math.max(0, objects.size - keptObjects)))
      objects.delete(id);
    for (const id of Object.keys(rest.behaviors)) if (!objects.has(id)) delete rest.behaviors[id];
    for (const [step, { intent }] of Object.entries(rest.secondSteps))
      if (!objects.has(intent)) delete rest.secondSteps[step];
    for (const [key, { at }] of Object.entries(rest.answers))
      if (at < Date.now() - day) delete rest.answers[key];
  }

  // Under another name first: the file is whole at any moment.
  async function write() {
    forgetOldest();
    await writeFile(`${file}.part`, JSON.stringify({ ...rest, objects: [...objects.values()] }), {
      mode: 0o600,
    });
    await rename(`${file}.part`, file);
  }

  let writing = Promise.resolve();
  /** @type {Promise<void> | undefined} */
  let next;
  return {
    ...rest,
    objects,
    all,
    /** @template {keyof Kinds} K @param {K} kind @param {string} id @returns {Kinds[K] | undefined} */
    find(kind, id) {
      const object = objects.get(id);
      return object?.object === kind ? /** @type {Kinds[K]} */ (object) : undefined;
    },
    /** @template {StripeObject} T @param {T} object */
    add(object) {
      objects.set(object.id, object);
      return object;
    },
    /** Settles when everything said until now is on the disk; what many say at once is written once. */
    save() {
      next ??= writing.then(() => {
        next = undefined;
        writing = write();
        return writing;
      });
      return next;
    },
  };
}

/** @param {string} file @returns {Promise<Saved>} */
async function readSaved(file) {
  const text = await readFile(file, 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (text) return JSON.parse(text);
  const keys = { secretKey: `sk_test_sandbox${letters(32)}`, webhookSecret: `whsec_sandbox${letters(32)}` };
  return { keys, objects: [], behaviors: {}, secondSteps: {}, settlements: {}, deliveries: [], answers: {} };
}

/** As Stripe's: `pi_3x…`. @param {string} prefix */
export function newId(prefix) {
  return `${prefix}_${letters(24)}`;
}

/** @param {number} count */
export function letters(count) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  // 248 is a multiple of 62: every letter is as likely.
  let text = '';
  while (text.length < count)
    for (const byte of randomBytes(count)) if (byte < 248) text += alphabet[byte % 62];
  return text.slice(0, count);
}

export const now = () => Math.floor(Date.now() / 1_000);
