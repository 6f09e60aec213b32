import { type PaymentStatus, paymentLabel } from '@practice/contract/payments';
import { Badge } from './Badge.tsx';

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { text, tone } = paymentLabel(status);
  return <Badge tone={tone}>{text}</Badge>;
}
