import { uuid } from '@practice/contract/attempt';
import { check } from '@practice/contract/check';
import { dollars } from '@practice/contract/format';
import { type RefundInput, refundable, refundInput } from '@practice/contract/payments';
import { adminPayments } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { TextAreaField, TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { resolved } from '../form/field-errors.ts';
import { fieldProps } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import styles from './Payments.module.css';
import { buyerOf, dollarsTyped, firstNameOf, type PaymentRow } from './payment-row.ts';

interface RefundFields {
  amount: string;
  reason: string;
}

const fields = [
  { name: 'amount', label: 'Amount' },
  { name: 'reason', label: 'Reason' },
] as const;

/** Gives back a part, or all that is left. It asks once before money moves. */
export function RefundForm({ payment }: { payment: PaymentRow }) {
  const left = refundable(payment);
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  // One per refund: whatever is changed in the form makes another one, a second try does not.
  const [attempt, setAttempt] = useState(uuid);
  const renew = () => setAttempt(uuid());
  const form = useForm<RefundFields, unknown, RefundInput>({
    defaultValues: { amount: left.toFixed(2), reason: '' },
    resolver: (typed) => resolved(check(refundInput, { ...typed, amount: dollarsTyped(typed.amount) })),
  });
  const saving = useSaving({
    form,
    fields,
    save: (input) => dataProvider.call(adminPayments.refund, payment.id, input, attempt),
    onFailure: ({ body, message }) => {
      if (!body.errors.amount && !body.errors.reason) form.setError('amount', { type: 'server', message });
    },
  });

  function ask({ amount = left }: RefundInput) {
    if (amount <= left) return setIsAsking(true);
    form.setError(
      'amount',
      { message: `Only ${dollars(left)} is left of this payment.` },
      { shouldFocus: true },
    );
  }

  async function refund() {
    const saved = await saving.submit();
    setIsAsking(false);
    if (!saved) return;
    // The mail is queued with the new sum: while that is not known here, nothing is said of one.
    const isMailed = saved.customerEmail && saved.refundedAmount > payment.refundedAmount;
    toast({ title: 'Refunded', ...(isMailed && { description: `We’ve emailed ${firstNameOf(saved)}.` }) });
    await queries.invalidateQueries({ queryKey: ['payments'] });
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(ask)}
      aria-labelledby="refund-heading"
    >
      <h3 id="refund-heading">Refund</h3>
      <TextField
        label="Amount"
        inputMode="decimal"
        hint={`Such as $100. You can refund up to ${dollars(left)}.`}
        {...fieldProps(form)('amount', { onChange: renew })}
      />
      <TextAreaField
        label="Reason"
        hint="Kept with the payment. Neither the buyer nor Stripe sees it."
        rows={2}
        {...fieldProps(form)('reason', { onChange: renew })}
      />
      <Button type="submit" variant="secondary">
        Refund…
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Refund ${dollars(dollarsTyped(form.getValues('amount')))}?`}
          description={`The money goes back to the card of ${buyerOf(payment)}. You can’t undo this.`}
          confirm="Refund"
          busy={saving.isSaving && 'Refunding…'}
          isDestructive
          onConfirm={refund}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}
