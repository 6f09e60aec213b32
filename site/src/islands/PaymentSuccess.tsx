import { useEffect, useState } from 'react';
import {
  PaymentFailed,
  PaymentProcessing,
  PaymentRefunded,
  PaymentSucceeded,
} from './checkout/OutcomeScreens.tsx';
import {
  clientSecretFrom,
  initialOutcome,
  type Outcome,
  updateOutcome,
  watchOutcome,
} from './checkout/outcome.ts';

const screens = {
  success: PaymentSucceeded,
  failed: PaymentFailed,
  processing: PaymentProcessing,
  refunded: PaymentRefunded,
} as const;

/** The outcome of a payment: first as the address says, then as the API says. */
export function PaymentSuccess() {
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(window.location.search));

  useEffect(() => {
    const secret = clientSecretFrom(window.location.search);
    return secret
      ? watchOutcome(secret, (next) => setOutcome((shown) => updateOutcome(shown, next)))
      : undefined;
  }, []);

  const Screen = screens[outcome.status];
  return <Screen {...outcome} />;
}
