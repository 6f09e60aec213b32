import { useEffect, useState } from 'react';
import { outcomeScreens } from './checkout/OutcomeScreens.tsx';
import { initialOutcome, type Outcome, updateOutcome, watchOutcome } from './checkout/outcome.ts';
import { keepPurchase } from './checkout/own-purchase.ts';

export function PaymentSuccess() {
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(window.location.search));

  useEffect(() => {
    const secret = new URLSearchParams(window.location.search).get('payment_intent_client_secret');
    if (!secret) return;
    return watchOutcome(secret, (next) => {
      setOutcome((shown) => updateOutcome(shown, next));
      if (next.receipt && !document.documentElement.dataset.session) keepPurchase(secret);
    });
  }, []);

  const Screen = outcomeScreens[outcome.status];
  return <Screen {...outcome} />;
}
