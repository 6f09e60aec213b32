import { createSiteClient } from '@practice/contract/client';
import { ApiError } from '@practice/contract/errors';
import { paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { isPaid, type PaymentIntentAnswer } from '@practice/contract/payments';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { attemptOf, forgetAttempt } from './checkout/attempt.ts';
import styles from './checkout/Checkout.module.css';
import { appearance, loadCardProvider } from './checkout/card-provider.ts';
import { Loading } from './checkout/Loading.tsx';
import { PaymentError } from './checkout/PaymentError.tsx';
import { PaymentForm } from './checkout/PaymentForm.tsx';
import { type Purchase, purchaseFrom } from './checkout/purchase.ts';
import { Summary } from './checkout/Summary.tsx';
import { noCardForm, nothingChosen, type Stop, stopFor } from './checkout/stop.ts';

type State =
  | { name: 'loading' }
  | { name: 'stopped'; stop: Stop }
  | { name: 'ready'; purchase: Purchase; intent: PaymentIntentAnswer; stripe: Stripe };

/** The checkout: asks the API for the payment of what the address names, then shows the card form. */
export function Checkout() {
  const [state, setState] = useState<State>({ name: 'loading' });

  useEffect(() => {
    let isGone = false;
    start(window.location.search).then((next) => {
      if (!isGone && next) setState(next);
    });
    return () => {
      isGone = true;
    };
  }, []);

  if (state.name === 'loading') return <Loading />;
  if (state.name === 'stopped') return <PaymentError stop={state.stop} />;
  const { purchase, intent, stripe } = state;
  return (
    <div className={styles.columns}>
      <Summary purchase={purchase} />
      <section className={styles.sheet} aria-labelledby="complete-payment">
        <h1 id="complete-payment">Complete Payment</h1>
        <Elements stripe={stripe} options={{ clientSecret: intent.clientSecret, appearance: appearance() }}>
          <PaymentForm
            purchase={purchase}
            clientSecret={intent.clientSecret}
            onBroken={() => setState({ name: 'stopped', stop: noCardForm })}
          />
        </Elements>
      </section>
    </div>
  );
}

async function start(search: string): Promise<State | undefined> {
  const purchase = purchaseFrom(search);
  if (!purchase) return { name: 'stopped', stop: nothingChosen };
  try {
    const intent = await openIntent(purchase);
    if (!intent.clientSecret)
      return { name: 'stopped', stop: { kind: 'may-pass', sentence: paymentMessages.invalidAnswer } };
    if (isPaid(intent.status)) {
      // Paid in another tab, or before the way back: there is nothing left to pay.
      forgetAttempt(purchase.serviceType);
      window.location.replace(successAddress(intent.clientSecret));
      return undefined;
    }
    return { name: 'ready', purchase, intent, stripe: await loadCardProvider(intent) };
  } catch (error) {
    return { name: 'stopped', stop: stopFor(purchase, error) };
  }
}

async function openIntent(purchase: Purchase): Promise<PaymentIntentAnswer> {
  const { payments } = createSiteClient();
  try {
    return await payments.createIntent(purchase, attemptOf(purchase.serviceType));
  } catch (error) {
    // The one that was open has been canceled: begin another.
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    forgetAttempt(purchase.serviceType);
    return payments.createIntent(purchase, attemptOf(purchase.serviceType));
  }
}

function successAddress(clientSecret: string): string {
  const query = new URLSearchParams({
    payment_intent: clientSecret.split('_secret_')[0] ?? '',
    payment_intent_client_secret: clientSecret,
    redirect_status: 'succeeded',
  });
  return `${paths.paymentSuccess}?${query}`;
}
