import { type PaymentStatus, paymentLabel } from '@practice/contract/payments';
import { Badge } from './Badge.tsx';

/** In a file of its own, so that the dashboard's script does not include it. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { text, tone } = paymentLabel(status);
  return <Badge tone={tone}>{text}</Badge>;
}
