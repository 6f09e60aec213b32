import { drawing, paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { reach } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import { titled } from '../titled.ts';
import type { Outcome } from './outcome.ts';
import { ReceiptLines } from './ReceiptLines.tsx';

/** A payment that was refunded. */
export function PaymentRefunded({ receipt, isNews }: Pick<Outcome, 'receipt' | 'isNews'>) {
  return (
    <StateScreen
      drawing={drawing('returned-card')}
      heading="Payment Refunded"
      documentTitle={titled('Payment Refunded')}
      isNews={isNews}
      ways={
        <>
          <ButtonLink href={paths.clientDashboard}>Continue to Dashboard</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            Return Home
          </ButtonLink>
        </>
      }
      reach={reach}
    >
      <p>We’ve refunded this payment in full. {paymentMessages.refundTakes}</p>
      {receipt && <ReceiptLines receipt={receipt} />}
    </StateScreen>
  );
}
