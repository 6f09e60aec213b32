import type { Appointment } from './appointments.ts';
import { practice } from './practice.ts';

const { street, city, stateCode, postalCode } = practice.address;

export const practiceAddress = `${street}, ${city}, ${stateCode} ${postalCode}`;

export const placeOf = ({ location }: Pick<Appointment, 'location'>) =>
  location ?? `${practice.name}, ${practiceAddress}`;

export const isMnri = (title: string) => /\bMNRI\b/i.test(title);

export const howToChange = `To move or cancel it, use your dashboard or call us at ${practice.phone}. It’s free until ${practice.cancellationHours} hours before.`;

export function whatToBring(title: string, location: string | null): string | undefined {
  if (location !== null) return undefined;
  return isMnri(title)
    ? 'Please wear clothes you can move in, and bring any paperwork you want us to see.'
    : 'Please bring any paperwork you want us to see.';
}
