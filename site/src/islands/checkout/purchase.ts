import { paths } from '@practice/contract/paths';
import { packageByTitle } from '@practice/contract/payments';

/** What the address asks to buy. The API decides whether that is sold, and at what price. */
export interface Purchase {
  amount: number;
  serviceType: string;
  description: string;
}

/** From `?amount=…&service=…&description=…`; undefined where amount or service is missing. */
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

/** Where a purchase is paid. */
export function checkoutAddress({ amount, serviceType, description }: Purchase): string {
  return `${paths.checkout}?${new URLSearchParams({ amount: `${amount}`, service: serviceType, description })}`;
}

/** The package as the practice describes it: the address's own words are not shown. */
export function soldAs({ serviceType }: Purchase) {
  return packageByTitle(serviceType);
}
