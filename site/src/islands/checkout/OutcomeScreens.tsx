import { useStore } from '@nanostores/react';
import { drawing, paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { reach } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { Spinner } from '@practice/ui/Spinner';
import { StateScreen } from '@practice/ui/StateScreen';
import { type ComponentProps, useEffect } from 'react';
import { $user, loadSession } from '../../stores/session.ts';
import { pageTitle } from '../page-title.ts';
import type { Outcome } from './outcome.ts';
import { ReceiptLines } from './ReceiptLines.tsx';

type ScreenProps = Omit<ComponentProps<typeof StateScreen>, 'reach'>;

function Screen({ heading, documentTitle = heading, ...props }: ScreenProps) {
  return <StateScreen {...props} heading={heading} documentTitle={pageTitle(documentTitle)} reach={reach} />;
}

const returnHome = (
  <ButtonLink href={paths.home} variant="secondary">
    Return Home
  </ButtonLink>
);
const toDashboard = <ButtonLink href={paths.clientDashboard}>Continue to Dashboard</ButtonLink>;
const registration = `${paths.auth}?tab=register&next=${encodeURIComponent(paths.bookAppointment)}`;

/** Thanks, the receipt once the payment is recorded, and the next step. */
function PaymentSucceeded({ receipt, isPartlyRefunded, isUnknown, isUnconfirmed, hasChanged }: Outcome) {
  const user = useStore($user);
  useEffect(() => {
    void loadSession();
  }, []);
  return (
    <Screen
      drawing={drawing('paid-receipt')}
      heading="Payment Successful!"
      documentTitle="Payment Successful"
      takesFocus={hasChanged}
      actions={
        <>
          {toDashboard}
          {!user && !isUnknown && (
            <ButtonLink href={registration} variant="secondary">
              Create an account
            </ButtonLink>
          )}
          <ButtonLink href={paths.home} variant={user || isUnknown ? 'secondary' : 'quiet'}>
            Return Home
          </ButtonLink>
        </>
      }
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
      {isUnconfirmed && <p role="status">We can’t reach our records right now. This page keeps trying.</p>}
      {receipt && <ReceiptLines receipt={receipt} />}
      {isPartlyRefunded && <p>We’ve refunded part of this payment since.</p>}
      {!isUnknown && user && (
        <p>
          Next, <a href={paths.bookAppointment}>book your visit</a>.
        </p>
      )}
      {!isUnknown && !user && <p>Next, create a free account to schedule your visit.</p>}
    </Screen>
  );
}

/** A payment that failed, or an address without a payment. */
function PaymentFailed({ namesNoPayment, isUnknown, hasChanged }: Outcome) {
  const shared = {
    takesFocus: hasChanged,
    actions: (
      <>
        <ButtonLink href={paths.home}>Try Again</ButtonLink>
        <ButtonLink href={paths.contact} variant="secondary">
          Contact Support
        </ButtonLink>
      </>
    ),
  };
  if (namesNoPayment)
    return (
      <Screen
        {...shared}
        drawing={drawing('empty-seat')}
        label="Payment Failed"
        heading="There’s no payment to show"
      >
        <p>We couldn’t find a payment for this link. If you’ve paid, your receipt is in your email.</p>
      </Screen>
    );
  return (
    <Screen {...shared} drawing={drawing('returned-card')} heading="Payment Failed">
      <p>Your payment didn’t go through, and nothing was charged.</p>
      <p>
        To pay with another card, choose your package again on the <a href={paths.services}>packages page</a>.
      </p>
      {isUnknown && <p>{paymentMessages.notRecorded}</p>}
    </Screen>
  );
}

/** A payment that the bank has not confirmed yet. The page updates on its own. */
function PaymentProcessing({ hasChanged }: Outcome) {
  return (
    <Screen
      drawing={drawing('bank-clock')}
      heading="Payment Processing"
      takesFocus={hasChanged}
      actions={returnHome}
    >
      <p>
        <Spinner label="Waiting for your bank…" />
      </p>
      <p>
        This page updates on its own. Some banks take a few days, so you can leave: we’ll email you as soon as
        we know.
      </p>
    </Screen>
  );
}

function PaymentRefunded({ receipt, hasChanged }: Outcome) {
  return (
    <Screen
      drawing={drawing('returned-card')}
      heading="Payment Refunded"
      takesFocus={hasChanged}
      actions={
        <>
          {toDashboard}
          {returnHome}
        </>
      }
    >
      <p>We’ve refunded this payment in full. {paymentMessages.refundTakes}</p>
      {receipt && <ReceiptLines receipt={receipt} />}
    </Screen>
  );
}

export const outcomeScreens = {
  success: PaymentSucceeded,
  failed: PaymentFailed,
  processing: PaymentProcessing,
  refunded: PaymentRefunded,
} as const;
