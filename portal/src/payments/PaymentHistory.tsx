import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { EmptyPanel } from '../layout/EmptyPanel.tsx';
import { EmptyReceipt } from '../layout/empty-drawings.tsx';

export function PaymentHistory() {
  return (
    <EmptyPanel
      title="Payment History"
      drawing={<EmptyReceipt />}
      empty="No payment history available"
      action={<ButtonLink href={paths.services}>Browse Services</ButtonLink>}
    >
      Paying by card opens soon. What you pay online will be listed here with its receipt.
    </EmptyPanel>
  );
}
