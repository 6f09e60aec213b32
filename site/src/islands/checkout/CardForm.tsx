import { centsOf } from '@practice/contract/money';
import { currency } from '@practice/contract/payments';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { ComponentProps } from 'react';
import { appearance } from './card-provider.ts';
import { PaymentForm } from './PaymentForm.tsx';

export function CardForm({ stripe, ...form }: ComponentProps<typeof PaymentForm> & { stripe: Stripe }) {
  const amount = centsOf(form.purchase.amount);
  return (
    <Elements stripe={stripe} options={{ mode: 'payment', amount, currency, appearance: appearance() }}>
      <PaymentForm {...form} />
    </Elements>
  );
}
