import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { noSuch } from './calls.ts';

type Common = 'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata';

export type Intent = Pick<
  Stripe.PaymentIntent,
  Common | 'amount_received' | 'client_secret' | 'next_action' | 'status'
> & { last_payment_error: object | null; latest_charge: string | null };

export type MethodDetails =
  | { type: 'card'; card: Pick<Stripe.Charge.PaymentMethodDetails.Card, 'brand' | 'last4'> }
  | { type: 'us_bank_account'; us_bank_account: { last4: string } };

export type Charge = Pick<Stripe.Charge, Common | 'amount_refunded' | 'refunded'> & {
  payment_intent: string;
  payment_method_details?: MethodDetails;
};

type Refund = Pick<Stripe.Refund, Common | 'status'> & { charge: string; payment_intent: string };

export type Dispute = Pick<Stripe.Dispute, Exclude<Common, 'metadata'> | 'reason' | 'status'> & {
  charge: string;
  payment_intent: string;
  evidence_details: { due_by: number };
};

type Saveable = Intent | Charge | Refund | Dispute;
type Kind = Saveable['object'];
type Of<K extends Kind> = Extract<Saveable, { object: K }>;

interface SavedState {
  keys: { secretKey: string; webhookSecret: string };
  objects: Saveable[];
  notes: Record<string, { details?: MethodDetails; returnUrl?: string | null; settlesAt?: number }>;
  deliveries: { event: { id: string }; attempts: number; at: number }[];
  answers: Record<string, { request: string; status: number; body: string }>;
}

export const noFaults = () => ({
  slowMs: 0,
  failNext: 0,
  failStatus: 500,
  dropAfterActing: 0,
  pauseWebhooks: false,
  settleAfterMs: 4_000,
});
export type Faults = ReturnType<typeof noFaults>;

export type State = Awaited<ReturnType<typeof openState>>;

export type Emitted = object & { metadata?: Stripe.Metadata };

export interface Account {
  state: State;
  faults: Faults;
  keys: { secretKey: string; publishableKey: string };
  emit: (type: string, object: Emitted, metadata?: Stripe.Metadata) => void;
  pagesUrl: string;
}

export async function openState(dir: string) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'stripe.json');
  const { objects: saved, ...rest } = await readSaved(file);
  const objects = new Map(saved.map((object) => [object.id, object]));

  async function write() {
    const content = JSON.stringify({ ...rest, objects: [...objects.values()] });
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  let writing = Promise.resolve();
  function save(): Promise<void> {
    writing = writing.then(write).catch((error) => {
      console.error(`The stand-in for Stripe could not save what it knows. ${error}`);
    });
    return writing;
  }

  function find<K extends Kind>(kind: K, id: string | null): Of<K> | undefined {
    const object = objects.get(id ?? '');
    return object?.object === kind ? (object as Of<K>) : undefined;
  }

  function all<K extends Kind>(kind: K): Of<K>[] {
    return [...objects.values()].filter((object): object is Of<K> => object.object === kind).reverse();
  }

  return {
    ...rest,
    find,
    get<K extends Kind>(kind: K, id: string, param: string): Of<K> {
      const object = find(kind, id);
      if (!object) throw noSuch(kind, id, param);
      return object;
    },
    all,
    add<T extends Saveable>(object: T): T {
      objects.set(object.id, object);
      return object;
    },
    save,
  };
}

async function readSaved(file: string): Promise<SavedState> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const keys = {
    secretKey: `sk_test_sandbox${randomText(32)}`,
    webhookSecret: `whsec_sandbox${randomText(32)}`,
  };
  return { keys, objects: [], notes: {}, deliveries: [], answers: {}, ...JSON.parse(text) };
}

export function newObject<K extends string>(prefix: string, object: K) {
  return { id: newId(prefix), object, created: now() };
}

export const now = () => Math.floor(Date.now() / 1_000);

export const newId = (prefix: string) => `${prefix}_${randomText(24)}`;

export function randomText(length: number): string {
  return randomBytes(length * 2)
    .toString('base64')
    .replace(/[+/=]/g, '')
    .slice(0, length);
}
