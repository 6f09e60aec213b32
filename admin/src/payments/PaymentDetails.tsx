import { Skeleton } from '@mui/material';
import { check } from '@practice/contract/check';
import { dateAndTime, dollars } from '@practice/contract/format';
import { cardName, receiptNumber, refundable, refundInput } from '@practice/contract/payments';
import { adminPayments } from '@practice/contract/routes';
import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { useState } from 'react';
import { CanAccess, TextInput } from 'react-admin';
import { FormDialog } from '../form/CallForm.tsx';
import { KeepDraft } from '../form/KeepDraft.tsx';
import { Details, emailLink } from '../layout/Details.tsx';
import { buyerOf, dollarsTyped, firstNameOf, historyOf, type PaymentRow } from './payment-row.ts';

export const PaymentDetails = ({ payment }: { payment: PaymentRow }) => (
  <Details
    fields={{
      Buyer: [buyerOf(payment), payment.customerEmail && emailLink(payment.customerEmail)],
      Company: payment.company,
      Package: payment.serviceType,
      Amount: dollars(payment.amount),
      Card: cardName(payment),
      Refunded: payment.refundedAmount > 0 && dollars(payment.refundedAmount),
      'Lost in a dispute': payment.lostAmount > 0 && dollars(payment.lostAmount),
      Started: dateAndTime(payment.createdAt),
      Paid: payment.paymentDate && dateAndTime(payment.paymentDate),
      'Card provider': payment.stripeUrl && (
        <a href={payment.stripeUrl} target="_blank" rel="noreferrer">
          Open in Stripe
        </a>
      ),
    }}
  >
    {refundable(payment) > 0 && (
      <CanAccess action="refund" resource="payments">
        <RefundForm payment={payment} />
      </CanAccess>
    )}
    <section aria-labelledby="history-heading">
      <h3 id="history-heading">History</h3>
      <History {...payment} />
    </section>
  </Details>
);

function History({ events, refunds }: PaymentRow) {
  if (!events || !refunds) return <Skeleton />;
  const lines = historyOf({ events, refunds });
  if (lines.length === 0) return <p className="text-xs text-soft">Nothing from Stripe yet.</p>;
  return (
    <ol className="stack plain-list mt-3">
      {lines.map(({ id, text, at }) => (
        <li key={id}>
          {text}
          <small className="block text-xs text-soft">{dateAndTime(at)}</small>
        </li>
      ))}
    </ol>
  );
}

function RefundForm({ payment }: { payment: PaymentRow }) {
  const { id } = payment;
  const left = refundable(payment);
  const [keys] = useState(createIdempotencyKeys);

  function checkRefund(typed: { amount: string; reason: string }) {
    const checked = check(refundInput, { ...typed, amount: dollarsTyped(typed.amount ?? '') });
    if (!checked.output?.amount || checked.output.amount <= left) return checked;
    return { errors: [{ path: 'amount', message: `Only ${dollars(left)} is left of this payment.` }] };
  }

  return (
    <FormDialog
      button={{ children: 'Refund…', sx: { alignSelf: 'start' } }}
      role="alertdialog"
      title={`Refund ${receiptNumber(id)}?`}
      lead={`The money goes back to ${buyerOf(payment)}, the way they paid. You can’t undo this.`}
      check={checkRefund}
      defaultValues={{ amount: left.toFixed(2), reason: '' }}
      send={(body, calls) =>
        calls.call(adminPayments.refund, { params: { id }, body, idempotencyKey: keys.keyFor(body) })
      }
      done={(saved) => {
        // The toast mentions the email only if the sum has changed, which is when it is queued.
        const isEmailed = saved.customerEmail && saved.refundedAmount > payment.refundedAmount;
        return { title: 'Refunded', description: isEmailed ? `We’ve emailed ${firstNameOf(saved)}.` : '' };
      }}
      save="Refund"
      color="error"
    >
      <TextInput
        source="amount"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        helperText={`For example, $100. You can refund up to ${dollars(left)}.`}
      />
      <TextInput
        source="reason"
        multiline
        rows={2}
        helperText="Kept with the payment. Neither the buyer nor Stripe sees it."
      />
      <KeepDraft />
    </FormDialog>
  );
}
