import { check } from '@practice/contract/check';
import { type AdminService, serviceInput, serviceMessages } from '@practice/contract/services';

export const priceKinds = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'range', label: 'A range' },
  { value: 'quoted', label: serviceMessages.quoted },
] as const;

interface ServiceFields {
  priceKind: (typeof priceKinds)[number]['value'];
  price: number | null;
  priceTo: number | null;
  /** Null until chosen for a new service. */
  practitionerIds?: number[] | null;
}

const noPrice: ServiceFields = { priceKind: 'fixed', price: null, priceTo: null };
const usual = { minutes: 60, bufferMinutes: 0, consent: 'none', isBookable: true };
export const newService = { title: '', about: '', place: '', bring: '', ...usual, ...noPrice };

export function fieldsOf({ retiredAt, ...service }: AdminService) {
  const { price, priceTo } = service;
  const priceKind: ServiceFields['priceKind'] =
    price === null ? 'quoted' : priceTo === null ? 'fixed' : 'range';
  return { ...service, priceKind, isRetired: retiredAt !== null };
}

export const amountMissing = 'Please enter an amount in dollars, such as 120 or 99.50.';

/** Sends only the amounts that the chosen kind of price needs. */
export function checkService({ priceKind, practitionerIds, ...typed }: ServiceFields) {
  const price = priceKind === 'quoted' ? null : typed.price;
  const priceTo = priceKind === 'range' && price !== null ? typed.priceTo : null;
  const { output, errors = [] } = check(serviceInput, {
    ...typed,
    ...(practitionerIds && { practitionerIds }),
    ...{ price, priceTo },
  });
  const needed = { fixed: ['price'], range: ['price', 'priceTo'], quoted: [] } as const;
  const missing = needed[priceKind].filter((name) => typed[name] === null);
  if (output && missing.length === 0) return { output };
  return { errors: [...errors, ...missing.map((path) => ({ path, message: amountMissing }))] };
}
