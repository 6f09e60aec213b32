import { useStore } from '@nanostores/react';
import { drawing, paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { reach } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { StateScreen } from '@practice/ui/StateScreen';
import { useEffect } from 'react';
import { $user, loadSession } from '../../stores/session.ts';
import { titled } from '../titled.ts';
import type { Outcome } from './outcome.ts';
import { ReceiptLines } from './ReceiptLines.tsx';

/** The thanks, the receipt once the payment is recorded, and the next step. */
export function PaymentSucceeded({ receipt, isPartlyRefunded, isUnknown, isUnchecked, isNews }: Outcome) {
  const user = useStore($user);
  useEffect(() => {
    void loadSession();
  }, []);
  return (
    <StateScreen
      drawing={drawing('paid-receipt')}
      heading="Payment Successful!"
      documentTitle={titled('Payment Successful')}
      isNews={isNews}
      ways={
        <>
          <ButtonLink href={paths.clientDashboard}>Continue to Dashboard</ButtonLink>
          {!user && !isUnknown && (
            <ButtonLink
              href={`${paths.auth}?tab=register&next=${encodeURIComponent(paths.bookAppointment)}`}
              variant="secondary"
            >
              Create an account
            </ButtonLink>
          )}
          <ButtonLink href={paths.home} variant={user || isUnknown ? 'secondary' : 'quiet'}>
            Return Home
          </ButtonLink>
        </>
      }
      reach={reach}
    >
      {isUnknown ? (
        <>
          <Notice tone="warning" role="status">
            <p>{paymentMessages.notRecorded}</p>
          </Notice>
          <p>Once it’s recorded, an email confirmation with your receipt is on its way.</p>
        </>
      ) : (
        <p>
          Thank you for your purchase. We’re sending an email confirmation with your receipt
          {receipt?.email ? ` to ${receipt.email}` : ''}.
        </p>
      )}
      {isUnchecked && <p role="status">We can’t reach our records right now. This page keeps trying.</p>}
      {receipt && <ReceiptLines receipt={receipt} />}
      {isPartlyRefunded && <p>We’ve refunded part of this payment since.</p>}
      {!isUnknown && (
        <p>
          {user ? (
            <>
              Next, <a href={paths.bookAppointment}>book your visit</a>.
            </>
          ) : (
            'Next, create a free account to schedule your visit.'
          )}
        </p>
      )}
    </StateScreen>
  );
}
