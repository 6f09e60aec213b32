// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noSuch } from './errors.mjs';

/** @typedef {'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata'} Common of Stripe's own types */
/**
 * @typedef {Pick<import('stripe').Stripe.PaymentIntent, Common | 'amount_received' | 'client_secret' | 'description' | 'livemode'
 *   | 'next_action' | 'payment_method_types' | 'status'>
 *   & { last_payment_error: object | null, latest_charge: string | null, payment_method: string | null }} Intent
 */
/**
 * @typedef {Pick<import('stripe').Stripe.Charge, Common | 'amount_refunded' | 'description' | 'livemode' | 'paid' | 'refunded'
 *   | 'status'> & { payment_intent: string }} Charge
 */
/** @typedef {Pick<import('stripe').Stripe.Refund, Common | 'reason' | 'status'> & { charge: string, payment_intent: string }} Refund */
/** @typedef {{ payment_intent: Intent, charge: Charge, refund: Refund }} Kinds */
/**
 * @typedef {object} Saved
 * @property {{ secretKey: string, webhookSecret: string }} keys
 * @property {Kinds[keyof Kinds][]} objects oldest first
 * @property {Record<string, { returnUrl?: string, settlesAt?: number }>} notes what no answer shows, by the intent's id: where a
 *   second step leads back to, when (in ms) a delayed payment is settled
 * @property {{ event: { id: string }, attempts: number, at: number }[]} deliveries
 * @property {Record<string, { request: string, status: number, body: string, at: number }>} answers by idempotency key
 */
/** @typedef {Awaited<ReturnType<typeof openState>>} State */
/**
 * @typedef {object} Account what every call works on
 * @property {State} state
 * @property {import('./faults.mjs').Faults} faults
 * @property {{ secretKey: string, publishableKey: string }} keys
 * @property {(type: string, object: object) => void} emit
 * @property {string} pagesUrl where a buyer's browser finds the pages of the stand-in
 */

const keptObjects = 3_000;
const day = 86_400_000;

/** Everything the stand-in knows, in one file of `dir`. @param {string} dir */
export async function openState(dir) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'stripe.json');
  const { objects: saved, ...rest } = await readSaved(file);
  const objects = new Map(saved.map((object) => [object.id, object]));

  function forgetOldest() {
    for (const id of [...objects.keys()].slice(0, -keptObjects)) objects.delete(id);
    for (const id of Object.keys(rest.notes)) if (!objects.has(id)) delete rest.notes[id];
    for (const [key, { at }] of Object.entries(rest.answers))
      if (at < Date.now() - day) delete rest.answers[key];
  }

  // Under another name first: the file is whole at any moment.
  async function write() {
    forgetOldest();
    const content = JSON.stringify({ ...rest, objects: [...objects.values()] });
    try {
      await writeFile(`${file}.part`, content, { mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch (error) {
      // Nothing is lost while we run: it is written once there is room again.
      console.error(`The stand-in for Stripe could not save what it knows. ${error}`);
      setTimeout(save, 1_000).unref();
    }
  }

  let writing = Promise.resolve();
  /** @type {Promise<void> | undefined} */
  let next;
  /** Settles when everything said until now is on the disk, or cannot be written; what many say at once is written once. */
  function save() {
    next ??= writing.then(() => {
      next = undefined;
      writing = write();
      return writing;
    });
    return next;
  }

  /** @template {keyof Kinds} K @param {K} kind @param {string | null} id @returns {Kinds[K] | undefined} */
  function find(kind, id) {
    const object = objects.get(id ?? '');
    return object?.object === kind ? /** @type {Kinds[K]} */ (object) : undefined;
  }
  return {
    ...rest,
    find,
    /** @template {keyof Kinds} K @param {K} kind @param {string} id @param {string} [param] */
    get(kind, id, param) {
      const object = find(kind, id);
      if (!object) throw noSuch(kind, id, param);
      return object;
    },
    /** @template {keyof Kinds} K @param {K} kind @returns {Kinds[K][]} newest first */
    all(kind) {
      const found = [...objects.values()].filter((object) => object.object === kind).reverse();
      return /** @type {Kinds[K][]} */ (found);
    },
    /** @template {Kinds[keyof Kinds]} T @param {T} object */
    add(object) {
      objects.set(object.id, object);
      return object;
    },
    save,
  };
}

/** @param {string} file @returns {Promise<Saved>} */
async function readSaved(file) {
  const text = await readFile(file, 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const keys = { secretKey: `sk_test_sandbox${letters(32)}`, webhookSecret: `whsec_sandbox${letters(32)}` };
  return { keys, objects: [], notes: {}, deliveries: [], answers: {}, ...JSON.parse(text) };
}

/** What every object begins with. @template {string} K @param {string} prefix of its id @param {K} object */
export function newObject(prefix, object) {
  return { id: newId(prefix), object, created: now(), livemode: /** @type {const} */ (false) };
}

/** In seconds, as Stripe has it. */
export const now = () => Math.floor(Date.now() / 1_000);

/** As Stripe's: `pi_3x…`. @param {string} prefix */
export const newId = (prefix) => `${prefix}_${letters(24)}`;

/** @param {number} count */
export function letters(count) {
  const random = randomBytes(count * 2)
    .toString('base64')
    .replace(/[+/=]/g, '');
  return random.slice(0, count);
}
