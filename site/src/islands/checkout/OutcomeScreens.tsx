import { useStore } from '@nanostores/react';
import { dollars, longDate } from '@practice/contract/format';
import { drawing, paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { cardName, type Receipt } from '@practice/contract/payments';
import { contactDetails, pageTitle } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { Skeleton } from '@practice/ui/Skeleton';
import { Spinner } from '@practice/ui/Spinner';
import { StateScreen } from '@practice/ui/StateScreen';
import { type ComponentProps, useEffect } from 'react';
import { $user, loadSession } from '../../stores/session.ts';
import styles from './Checkout.module.css';
import type { Outcome } from './outcome.ts';

function Screen(props: Omit<ComponentProps<typeof StateScreen>, 'documentTitle' | 'contactDetails'>) {
  const documentTitle = pageTitle(props.heading.replace('!', ''));
  return <StateScreen {...props} documentTitle={documentTitle} contactDetails={contactDetails} />;
}

const returnHome = (
  <ButtonLink href={paths.home} variant="secondary">
    Return Home
  </ButtonLink>
);
const unconfirmed = <p role="status">We can’t reach our records right now. This page keeps trying.</p>;

function PaymentSucceeded({ receipt, isPartlyRefunded, isUnknown, isUnconfirmed, hasChanged }: Outcome) {
  const user = useStore($user);
  useEffect(() => {
    void loadSession();
  }, []);
  // Until the API answers, the hint decides, so that no button changes under a finger.
  const isSignedIn = Boolean(user ?? document.documentElement.dataset.session);
  const isGuest = !isSignedIn && !isUnknown;
  return (
    <Screen
      drawing={drawing('paid-receipt')}
      heading="Payment Successful!"
      takesFocus={hasChanged}
      actions={
        <>
          {isGuest && <ButtonLink href={paths.registerToBook}>{paymentMessages.createAccount}</ButtonLink>}
          <ButtonLink href={paths.clientDashboard} variant={isGuest ? 'secondary' : 'primary'}>
            Continue to Dashboard
          </ButtonLink>
          <ButtonLink href={paths.home} variant={isGuest ? 'quiet' : 'secondary'}>
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
          <p>Once it’s recorded, we’ll send an email confirmation with your receipt.</p>
        </>
      ) : (
        <p>
          Thank you! We’re sending an email confirmation with your receipt
          {receipt?.email ? ` to ${receipt.email}` : ''}.
        </p>
      )}
      {isUnconfirmed && unconfirmed}
      {receipt && <ReceiptLines receipt={receipt} />}
      {/* As high as the receipt and its date, so that no button moves under a finger. */}
      {receipt === undefined && !isUnknown && !isUnconfirmed && <Skeleton height="19rem" />}
      {isPartlyRefunded && <p>We’ve refunded part of this payment since.</p>}
      {receipt?.contactBy && (
        <p>
          {paymentMessages.contact(receipt.contactBy)}{' '}
          {isSignedIn ? (
            <>
              Or <a href={paths.bookAppointment}>pick a day yourself</a>.
            </>
          ) : (
            'Or create a free account and pick a day yourself.'
          )}
        </p>
      )}
    </Screen>
  );
}

function PaymentFailed({ namesNoPayment, isUnknown, isUnconfirmed, receipt, hasChanged }: Outcome) {
  const isRecorded = receipt === null;
  return (
    <Screen
      drawing={drawing(namesNoPayment ? 'empty-seat' : 'returned-card')}
      heading="Payment Failed"
      takesFocus={hasChanged}
      actions={
        <>
          <ButtonLink href={paths.home}>Try Again</ButtonLink>
          <ButtonLink href={paths.contact} variant="secondary">
            Contact Support
          </ButtonLink>
        </>
      }
    >
      {namesNoPayment ? (
        <p>We couldn’t find a payment for this link. If you’ve paid, your receipt is in your email.</p>
      ) : (
        <>
          <p>
            Your payment didn’t go through{isRecorded && ', and you weren’t charged'}.
            {isRecorded && ' If your bank shows a pending amount, it will disappear in a few days.'}
          </p>
          <p>
            To use another card, choose your package again on the <a href={paths.services}>services page</a>.
          </p>
        </>
      )}
      {isUnknown && <p>{paymentMessages.notRecorded}</p>}
      {isUnconfirmed && unconfirmed}
    </Screen>
  );
}

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
          <ButtonLink href={paths.clientDashboard}>Continue to Dashboard</ButtonLink>
          {returnHome}
        </>
      }
    >
      <p>We’ve refunded this payment in full. {paymentMessages.refundTakes}</p>
      {receipt && <ReceiptLines receipt={receipt} />}
    </Screen>
  );
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const lines = {
    Receipt: receipt.number,
    Package: receipt.serviceType,
    Amount: dollars(receipt.amount),
    'Paid with': cardName(receipt),
    Date: longDate(receipt.paymentDate),
  };
  return (
    <>
      <dl className={`${styles.receipt} stack gap-2`}>
        {Object.entries(lines).map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-soft">{label}</dt>
                <dd className="break-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <a href={receipt.href} download>
          Download your receipt (PDF)
        </a>
      </p>
    </>
  );
}

export const outcomeScreens = {
  success: PaymentSucceeded,
  failed: PaymentFailed,
  processing: PaymentProcessing,
  refunded: PaymentRefunded,
} as const;
