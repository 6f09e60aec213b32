import type { Appointment } from '@practice/contract/appointments';
import { practice } from '@practice/contract/practice';

const { street, city, stateCode, postalCode } = practice.address;

export const practiceAddress = `${street}, ${city}, ${stateCode} ${postalCode}`;

/** Where an appointment takes place: as was agreed, or at the practice. */
export function placeOf({ location }: Pick<Appointment, 'location'>): string {
  return location ?? `${practice.name}, ${practiceAddress}`;
}

/** The same words as in our mails. */
export const whatToBring = 'Please wear clothes you can move in, and bring any paperwork you want us to see.';
