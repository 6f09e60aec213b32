import { useStore } from '@nanostores/react';
import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { ApiError } from '@practice/contract/errors';
import { dollars } from '@practice/contract/format';
import { emailInput } from '@practice/contract/inputs';
import { centsOf } from '@practice/contract/money';
import { paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { buyerInput, currency } from '@practice/contract/payments';
import { practice } from '@practice/contract/practice';
import { payments } from '@practice/contract/routes';
import { textLimits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { type SubmitEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { $user } from '../../stores/session.ts';
import { navigateTo } from '../auth/navigate.ts';
import { addToDraft, draftKey } from '../form/draft.ts';
import { useSiteForm } from '../form/useSiteForm.ts';
import styles from './Checkout.module.css';
import { appearance } from './card-provider.ts';
import { forgetKey } from './checkout-key.ts';
import { type Purchase, paymentSuccessAddress } from './purchase.ts';

const labels = { name: 'Full name', email: 'Email', company: 'Company (optional)' };
const schema = v.pick(buyerInput, ['name', 'email', 'company']);

interface PaymentFormProps {
  purchase: Purchase;
  clientSecret: string;
  onEnded: () => Promise<void>;
  onBroken: () => void;
}

export function CardForm({ stripe, ...form }: PaymentFormProps & { stripe: Stripe }) {
  const amount = centsOf(form.purchase.amount);
  return (
    <Elements stripe={stripe} options={{ mode: 'payment', amount, currency, appearance: appearance() }}>
      <PaymentForm {...form} />
    </Elements>
  );
}

function PaymentForm({ purchase, clientSecret, onEnded, onBroken }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [refusal, setRefusal] = useState<{ sentence: string; advice: string }>();
  const user = useStore($user);

  const form = useSiteForm({
    schema,
    labels,
    draft: `${draftKey(paths.checkout)}${user ? `:${user.id}` : ''}`,
    async send(buyer) {
      if (!stripe || !elements) return;
      setRefusal(undefined);
      const { error: incomplete } = await elements.submit();
      // The card fields show their own errors.
      if (incomplete) return;
      try {
        await call(payments.setBuyer, { body: { clientSecret, ...buyer } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        await onEnded();
        setRefusal(paymentMessages.checkoutRestarted);
        return;
      }
      addToDraft(draftKey(paths.auth), accountOf(buyer));
      const { error, paymentIntent = receivedBefore(error) } = await stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: {
          return_url: `${window.location.origin}${paths.paymentSuccess}`,
          payment_method_data: { billing_details: { name: buyer.name, email: buyer.email } },
        },
      });
      if (!paymentIntent) {
        const sentence = error?.message ?? 'Your card wasn’t accepted. Please try another one.';
        setRefusal({ sentence, advice: paymentMessages.refused(error?.type) });
        toast(paymentMessages.failed(sentence));
        return;
      }
      form.deleteDraft();
      if (paymentIntent.status === 'succeeded') carryToast(paymentMessages.succeeded);
      forgetKey(purchase.serviceType);
      await navigateTo(paymentSuccessAddress(paymentIntent.id, clientSecret, paymentIntent.status));
    },
    failed: paymentMessages.failed,
  });
  const { getValues, setValue } = form;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    void elements?.submit();
    return form.props.onSubmit(event);
  }

  // Fills in the name and email of the signed-in user, and replaces those of a previous user.
  useEffect(
    () =>
      $user.subscribe((user, before) => {
        if (!user) return;
        const isAnother = before && before.id !== user.id;
        if (isAnother || !getValues('email')) setValue('email', user.email);
        if (isAnother || !getValues('name'))
          setValue('name', [user.firstName, user.lastName].filter(Boolean).join(' '));
      }),
    [getValues, setValue],
  );

  return (
    <form {...form.props} onSubmit={submit} className="stack gap-4">
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('name')} required autoComplete="name" maxLength={textLimits.name} />
      <TextField
        {...form.field('email')}
        {...emailInput}
        autoComplete="email"
        hint="Your receipt goes to this address."
      />
      <TextField
        {...form.field('company')}
        autoComplete="organization"
        maxLength={textLimits.name}
        hint="If your receipt should name it."
      />
      <div className={styles.card}>
        <PaymentElement
          onReady={() => setReady(true)}
          onLoadError={onBroken}
          options={{ fields: { billingDetails: { name: 'never', email: 'never' } } }}
        />
      </div>
      {refusal && (
        <div className={`${styles.refusal} stack gap-1`} role="alert">
          <p>{refusal.sentence}</p>
          <p>{refusal.advice}</p>
        </div>
      )}
      <Button type="submit" busy={form.busy && 'Processing...'} disabled={!isReady}>
        Pay Now
      </Button>
      <p className="text-sm text-soft">
        You’ll pay {dollars(purchase.amount)} once. Cancel or reschedule free up to{' '}
        {practice.cancellationHours} hours ahead. We refund anything we haven’t started. See the{' '}
        <a href={paths.terms}>terms</a>.
      </p>
    </form>
  );
}

function receivedBefore(refusal: StripeError | undefined) {
  const intent = refusal?.payment_intent;
  return intent?.status === 'succeeded' || intent?.status === 'processing' ? intent : undefined;
}

function accountOf({ name, email }: { name: string; email: string }) {
  const [, firstName = name, lastName = ''] = /^(.+) (\S+)$/.exec(name) ?? [];
  return { firstName, lastName, email };
}
