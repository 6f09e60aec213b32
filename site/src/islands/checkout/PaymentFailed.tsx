import { drawing, paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { reach } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import { titled } from '../titled.ts';
import type { Outcome } from './outcome.ts';

/** A payment that failed, or an address that names no payment. */
export function PaymentFailed({ isUnnamed, isUnknown, isNews }: Omit<Outcome, 'status'>) {
  const heading = 'Payment Failed';
  const plain = isUnnamed ? 'There’s no payment to show' : undefined;
  return (
    <StateScreen
      drawing={drawing(isUnnamed ? 'empty-seat' : 'returned-card')}
      {...(plain ? { label: heading, heading: plain } : { heading })}
      documentTitle={titled(plain ?? heading)}
      isNews={isNews}
      ways={
        <>
          <ButtonLink href={paths.home}>Try Again</ButtonLink>
          <ButtonLink href={paths.contact} variant="secondary">
            Contact Support
          </ButtonLink>
        </>
      }
      reach={reach}
    >
      <p>
        {isUnnamed
          ? 'We couldn’t find a payment for this link. If you’ve paid, your receipt is in your email.'
          : 'Your payment didn’t go through, and nothing was charged.'}
      </p>
      {!isUnnamed && (
        <p>
          To pay with another card, choose your package again on the{' '}
          <a href={paths.services}>packages page</a>.
        </p>
      )}
      {isUnknown && <p>{paymentMessages.notRecorded}</p>}
    </StateScreen>
  );
}
