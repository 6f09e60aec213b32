import { type Checked, check } from '@practice/contract/check';
import { pluralize } from '@practice/contract/format';
import {
  type AdminService,
  type Service,
  type ServiceInput,
  serviceInput,
  serviceMessages,
} from '@practice/contract/services';

export const priceKinds = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'range', label: 'A range' },
  { value: 'quoted', label: serviceMessages.quoted },
] as const;
type PriceKind = (typeof priceKinds)[number]['value'];

export const newService = {
  title: '',
  about: '',
  minutes: 60,
  bufferMinutes: 0,
  place: '',
  priceKind: 'fixed' as PriceKind,
  price: null as number | null,
  priceTo: null as number | null,
  bring: '',
  consent: 'none',
  isBookable: true,
};

export const amountMissing = 'Please enter an amount in dollars, such as 120 or 99.50.';

export type ServiceFields = Pick<typeof newService, 'priceKind' | 'price' | 'priceTo'>;

const priceKindOf = ({ price, priceTo }: Pick<Service, 'price' | 'priceTo'>): PriceKind => {
  if (price === null) return 'quoted';
  return priceTo === null ? 'fixed' : 'range';
};

export const fieldsOf = ({ retiredAt, ...service }: AdminService) => ({
  ...service,
  isRetired: retiredAt !== null,
  priceKind: priceKindOf(service),
});

/** Sends only the amounts that the chosen kind of price has. */
export function checkService({ priceKind, ...typed }: ServiceFields): Checked<ServiceInput> {
  const price = priceKind === 'quoted' ? null : typed.price;
  const priceTo = priceKind === 'range' && price !== null ? typed.priceTo : null;
  const { output, errors = [] } = check(serviceInput, { ...typed, price, priceTo });
  const missing = [
    ...(priceKind !== 'quoted' && typed.price === null ? ['price'] : []),
    ...(priceKind === 'range' && typed.priceTo === null ? ['priceTo'] : []),
  ].map((path) => ({ path, message: amountMissing }));
  return output && missing.length === 0 ? { output } : { errors: [...errors, ...missing] };
}

/** What puts a service at the place that another one has in the list. */
export const movedTo = ({ sort }: Service, service: AdminService) => ({
  ...fieldsOf(service),
  position: sort,
});

/** 60; 60 + 15 free after */
export const lengthOf = ({ minutes, bufferMinutes }: Service, noun = '') =>
  [
    noun ? pluralize(minutes, noun) : minutes,
    ...(bufferMinutes > 0 ? [`+ ${bufferMinutes} free after`] : []),
  ].join(' ');
