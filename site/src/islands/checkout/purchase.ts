import { paths } from '@practice/contract/paths';

export interface Purchase {
  amount: number;
  serviceType: string;
  description: string;
}

/** Reads `?amount=…&service=…&description=…`; undefined if amount or service is missing. */
export function purchaseFrom(search: string): Purchase | undefined {
  const query = new URLSearchParams(search);
  const amount = query.get('amount');
  const serviceType = query.get('service');
  if (!amount || !serviceType) return undefined;
  return {
    amount: Number(amount),
    serviceType,
    description: query.get('description') || `${serviceType} service`,
  };
}

export function checkoutAddress({ amount, serviceType, description }: Purchase): string {
  return `${paths.checkout}?${new URLSearchParams({ amount: `${amount}`, service: serviceType, description })}`;
}

export function paymentSuccessAddress(id: string, clientSecret: string, status: string): string {
  const query = { payment_intent: id, payment_intent_client_secret: clientSecret, redirect_status: status };
  return `${paths.paymentSuccess}?${new URLSearchParams(query)}`;
}
