import type { Appointment } from './appointments.ts';
import { dollars } from './format.ts';
import { practice } from './practice.ts';
import type { Service } from './services.ts';

const { street, city, stateCode, postalCode } = practice.address;

export const practiceAddress = `${street}, ${city}, ${stateCode} ${postalCode}`;

export const placeOf = ({ location }: Pick<Appointment, 'location'>) =>
  location ?? `${practice.name}, ${practiceAddress}`;

export const howToChange = `To move or cancel it, use your dashboard or call us at ${practice.phone}. It’s free until ${practice.cancellationHours} hours before.`;

type Where = Pick<Appointment, 'location'>;

export const whatToBring = (service: Pick<Service, 'bring'> | null | undefined, { location }: Where) =>
  location === null ? (service?.bring ?? undefined) : undefined;

/** $120; $100 to $150; Free */
export function priceOf({ price, priceTo }: Pick<Service, 'price' | 'priceTo'>): string | undefined {
  if (price === null) return undefined;
  if (price === 0 && priceTo === null) return 'Free';
  return priceTo === null ? dollars(price) : `${dollars(price)} to ${dollars(priceTo)}`;
}
