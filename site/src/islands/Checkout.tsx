import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { dollars } from '@practice/contract/format';
import { priceNote, type ServicePackage } from '@practice/contract/packages';
import { paymentMessages } from '@practice/contract/payment-messages';
import { isPaid, type PaymentIntentAnswer } from '@practice/contract/payments';
import { phoneHref, practice } from '@practice/contract/practice';
import { payments } from '@practice/contract/routes';
import { Skeleton } from '@practice/ui/Skeleton';
import { Spinner } from '@practice/ui/Spinner';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadSession, refreshSession } from '../stores/session.ts';
import styles from './checkout/Checkout.module.css';
import { loadCardProvider } from './checkout/card-provider.ts';
import { forgetKey, keyAfter, keyOf } from './checkout/checkout-key.ts';
import { PaymentError } from './checkout/PaymentError.tsx';
import type { CardForm } from './checkout/PaymentForm.tsx';
import { cardFormFailed, type Problem, problemFor } from './checkout/problem.ts';
import { type Purchase, paymentSuccessAddress } from './checkout/purchase.ts';

interface Opened {
  idempotencyKey: string;
  intent: PaymentIntentAnswer;
}

type State =
  | { name: 'loading' }
  | { name: 'stopped'; problem: Problem }
  | { name: 'ready'; opened: Opened; stripe: Stripe; Form: typeof CardForm };

interface CheckoutProps {
  purchase: Purchase;
  /** Undefined if we don't sell it. */
  chosen: ServicePackage | undefined;
}

export function Checkout({ purchase, chosen }: CheckoutProps) {
  const [state, setState] = useState<State>({ name: 'loading' });

  useEffect(() => {
    void start(purchase, chosen).then(setState);
  }, [purchase, chosen]);

  if (state.name === 'stopped') return <PaymentError problem={state.problem} />;

  return (
    <div className={`stack gap-6 ${styles.columns}`}>
      {chosen && <Summary chosen={chosen} />}
      <section className={`${styles.sheet} card stack gap-4`} aria-labelledby="complete-payment">
        <h1 id="complete-payment" className="text-2xl">
          Complete Payment
        </h1>
        {state.name === 'loading' ? (
          <Loading />
        ) : (
          <state.Form
            stripe={state.stripe}
            purchase={purchase}
            clientSecret={state.opened.intent.clientSecret}
            onEnded={async () => {
              // The form keeps what was typed, including the card.
              await refreshSession();
              const opened = await open(purchase, state.opened.idempotencyKey);
              setState({ ...state, opened });
            }}
            onBroken={() => setState({ name: 'stopped', problem: cardFormFailed })}
          />
        )}
      </section>
    </div>
  );
}

function Loading() {
  return (
    <>
      <Spinner label="Opening the payment form…" />
      {['name', 'email', 'company'].map((field) => (
        <Skeleton key={field} height="3rem" />
      ))}
      <Skeleton height="22.5rem" />
      <p className="late text-sm" role="status">
        This is taking longer than usual. Reload the page, or call us at{' '}
        <a href={phoneHref}>{practice.phone}</a>. Nothing was charged.
      </p>
    </>
  );
}

function Summary({ chosen }: { chosen: ServicePackage }) {
  return (
    <section className="stack" aria-labelledby="summary-title">
      <p className="text-sm text-soft">You’re buying</p>
      <h2 id="summary-title">{chosen.title}</h2>
      <p className="text-soft">
        <span className="amount">{dollars(chosen.price)}</span> {priceNote}
      </p>
      <p>{chosen.description}</p>
      <ul className="text-sm text-soft stack gap-2 indented">
        {Object.values(chosen.features)
          .flat()
          .map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
      </ul>
    </section>
  );
}

async function start(purchase: Purchase, chosen: ServicePackage | undefined): Promise<State> {
  try {
    // The form needs the session before it restores a draft. The engine of the form is loaded meanwhile.
    const [opened, { CardForm: Form }] = await Promise.all([
      open(purchase, keyOf(purchase.serviceType)),
      import('./checkout/PaymentForm.tsx'),
      loadSession(),
    ]);
    if (!opened.intent.clientSecret)
      return { name: 'stopped', problem: { kind: 'temporary', sentence: paymentMessages.invalidAnswer } };
    return { name: 'ready', opened, stripe: await loadCardProvider(opened.intent), Form };
  } catch (error) {
    return { name: 'stopped', problem: problemFor(purchase, chosen, error) };
  }
}

async function open(purchase: Purchase, idempotencyKey: string): Promise<Opened> {
  const opened = await createIntent(purchase, idempotencyKey);
  const { clientSecret, status } = opened.intent;
  const isProcessing = status === 'processing';
  if (!isPaid(status) && !isProcessing) return opened;
  // It was paid in another tab, or the visitor came back after paying.
  forgetKey(purchase.serviceType);
  const id = clientSecret.split('_secret_')[0] ?? '';
  window.location.replace(paymentSuccessAddress(id, clientSecret, isProcessing ? status : 'succeeded'));
  return new Promise(() => {});
}

async function createIntent(purchase: Purchase, idempotencyKey: string): Promise<Opened> {
  const create = async (idempotencyKey: string) => {
    const intent = await call(payments.createIntent, { body: purchase, idempotencyKey });
    return { idempotencyKey, intent };
  };
  return create(idempotencyKey).catch((error: unknown) => {
    // It was canceled, or belongs to another user of this browser.
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return create(keyAfter(idempotencyKey, purchase.serviceType));
  });
}
