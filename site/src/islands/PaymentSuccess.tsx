import { useEffect, useState } from 'react';
import { changed, firstShown, type Outcome, secretFrom, watchOutcome } from './checkout/outcome.ts';
import { PaymentFailed } from './checkout/PaymentFailed.tsx';
import { PaymentProcessing } from './checkout/PaymentProcessing.tsx';
import { PaymentRefunded } from './checkout/PaymentRefunded.tsx';
import { PaymentSucceeded } from './checkout/PaymentSucceeded.tsx';

const screens = {
  success: PaymentSucceeded,
  failed: PaymentFailed,
  processing: PaymentProcessing,
  refunded: PaymentRefunded,
} as const;

/** What became of a payment: first what the address says, then what the API says of it. */
export function PaymentSuccess() {
  const [outcome, setOutcome] = useState<Outcome>(() => firstShown(window.location.search));

  useEffect(() => {
    const secret = secretFrom(window.location.search);
    return secret ? watchOutcome(secret, (next) => setOutcome((shown) => changed(shown, next))) : undefined;
  }, []);

  const Screen = screens[outcome.status];
  return <Screen {...outcome} />;
}
