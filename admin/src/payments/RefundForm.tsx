import { check } from '@practice/contract/check';
import { dollars } from '@practice/contract/format';
import { type RefundInput, refundable, refundInput } from '@practice/contract/payments';
import { adminPayments } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { TextAreaField, TextField } from '@practice/ui/Field';
import { createAttempts } from '@practice/ui/form/attempts';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { useCalls } from '../dataProvider.ts';
import { useAdminForm } from '../form/useAdminForm.ts';
import { buyerOf, dollarsTyped, firstNameOf, type PaymentRow } from './payment-row.ts';

export function RefundForm({ payment }: { payment: PaymentRow }) {
  const left = refundable(payment);
  const dataProvider = useCalls();
  const [isAsking, setIsAsking] = useState(false);
  const [attempts] = useState(createAttempts);
  const form = useAdminForm({
    labels: { amount: 'Amount', reason: 'Reason' },
    values: { amount: left.toFixed(2), reason: '' },
    mode: 'onSubmit',
    check: (typed) => check(refundInput, { ...typed, amount: dollarsTyped(typed.amount) }),
    send: (input) => dataProvider.call(adminPayments.refund, payment.id, input, attempts.attemptFor(input)),
    onSent(saved) {
      // The email is queued with the new sum, so the toast mentions it only once the sum has changed.
      const isEmailed = saved.customerEmail && saved.refundedAmount > payment.refundedAmount;
      toast({ title: 'Refunded', ...(isEmailed && { description: `We’ve emailed ${firstNameOf(saved)}.` }) });
    },
    onFailure({ message }, refused) {
      if (refused.length === 0) form.setError('amount', { type: 'server', message });
    },
  });

  function ask({ amount = left }: RefundInput) {
    if (amount <= left) return setIsAsking(true);
    const message = `Only ${dollars(left)} is left of this payment.`;
    form.setError('amount', { message }, { shouldFocus: true });
  }

  async function refund() {
    await form.submit();
    setIsAsking(false);
  }

  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit(ask)} aria-labelledby="refund-heading">
      <h3 id="refund-heading">Refund</h3>
      <TextField
        {...form.field('amount')}
        inputMode="decimal"
        hint={`For example, $100. You can refund up to ${dollars(left)}.`}
      />
      <TextAreaField
        {...form.field('reason')}
        hint="Kept with the payment. Neither the buyer nor Stripe sees it."
        rows={2}
      />
      <Button className="self-start" type="submit" variant="secondary">
        Refund…
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Refund ${dollars(dollarsTyped(form.getValues('amount')))}?`}
          description={`The money goes back to ${buyerOf(payment)}, the way they paid. You can’t undo this.`}
          confirm="Refund"
          busy={form.busy && 'Refunding…'}
          isDestructive
          onConfirm={refund}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}
