import { type PaymentStatus, paymentLabel } from '@practice/contract/payments';
import { Badge } from '@practice/ui/Badge';

/** Apart from the other badges, because the dashboard, which loads those, needs no payments. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { text, tone } = paymentLabel(status);
  return <Badge tone={tone}>{text}</Badge>;
}
