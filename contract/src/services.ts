import * as v from 'valibot';
import texts from '../texts/services.json' with { type: 'json' };
import type { OpeningTimes } from './calendar.ts';
import { idNumber, listPosition, searchFilter } from './lists.ts';
import { isWholeCents } from './money.ts';
import { valuesOf } from './options.ts';
import type { Package } from './packages.ts';
import type { Practitioner } from './practitioners.ts';
import { clearableLine, clearableText, requiredLine, textLimits, wholeNumber } from './text.ts';

export const servicePlaces = [
  { value: 'office', label: 'At our office' },
  { value: 'client', label: 'At the client’s place' },
  { value: 'video', label: 'By video' },
  { value: 'phone', label: 'By phone' },
  { value: 'choice', label: 'The client chooses' },
] as const;
export type ServicePlace = (typeof servicePlaces)[number]['value'];

/** A minor needs a parent's consent before treatment (G.S. 90-21.10B). */
export const consentRules = [
  { value: 'none', label: 'Not asked for' },
  { value: 'offered', label: 'Asked for when it’s for a child' },
  { value: 'required', label: 'Needed before the visit' },
] as const;
export type ConsentRule = (typeof consentRules)[number]['value'];

const minutesMessage = 'Please enter whole minutes, from 5 to 480.';
export const bufferMinutesMax = 240;
const bufferMessage = `Please enter whole minutes, from 0 to ${bufferMinutesMax}.`;
const priceMessage = 'Please enter an amount in dollars, such as 120 or 99.50, or leave it blank.';
const price = v.nullable(
  v.pipe(
    v.number(priceMessage),
    v.minValue(0, priceMessage),
    v.maxValue(100_000, priceMessage),
    v.check(isWholeCents, priceMessage),
  ),
);

export const serviceMessages = {
  unknown: 'We can’t find this service.',
  titleTaken: 'There’s already a service with this title.',
  changedMeanwhile: 'Someone else has just changed this service, so nothing was saved. Please open it again.',
  notOffered: 'We don’t offer this anymore. Please choose another service.',
  notPaid: 'We can’t find this purchase, or all its visits are booked. Please choose another service.',
  quoted: 'Quoted before the visit, with a good faith estimate',
} as const;

/** In dollars. A null `price` is quoted before the visit; with `priceTo`, it is a range. */
export const serviceInput = v.pipe(
  v.object({
    title: requiredLine(2, 'Title must be at least 2 characters', textLimits.title),
    about: v.pipe(
      clearableLine(textLimits.title),
      v.transform((text) => text ?? ''),
    ),
    minutes: wholeNumber(5, 480, minutesMessage),
    bufferMinutes: v.optional(wholeNumber(0, bufferMinutesMax, bufferMessage), 0),
    place: v.picklist(valuesOf(servicePlaces), 'Please choose where it takes place.'),
    price: v.optional(price, null),
    priceTo: v.optional(price, null),
    bring: clearableText(textLimits.description),
    consent: v.optional(v.picklist(valuesOf(consentRules), 'Please choose one.'), 'none'),
    isBookable: v.optional(v.boolean('Please say yes or no.'), true),
    isRetired: v.optional(v.boolean('Please say yes or no.'), false),
    practitionerIds: v.exactOptional(v.array(idNumber, 'Please choose who gives it.')),
    position: listPosition,
    version: v.exactOptional(v.pipe(v.number(), v.integer())),
  }),
  v.forward(
    v.partialCheck(
      [['price'], ['priceTo']],
      ({ price, priceTo }) => priceTo === null || (price !== null && price < priceTo),
      'The higher price must be above the lower one.',
    ),
    ['priceTo'],
  ),
);
export type ServiceInput = v.InferOutput<typeof serviceInput>;
export type NewService = v.InferInput<typeof serviceInput>;

export interface Service extends Required<Omit<ServiceInput, 'isRetired' | 'position' | 'practitionerIds'>> {
  id: number;
  slug: string;
  requestLabel: string | null;
  sort: number;
}

export interface AdminService extends Service {
  practitionerIds: number[];
  retiredAt: string | null;
}

export const serviceSorts = ['sort', 'id', 'title', 'minutes'] as const;
export const serviceFilter = v.strictObject({ ...searchFilter, isRetired: v.optional(v.boolean()) });

export interface PracticeFacts extends OpeningTimes {
  name: string;
  phone: string;
  email: string;
  address: string;
  area: string;
  timeZone: string;
  practitioners: readonly Practitioner[];
  services: Service[];
  packages: Package[];
}

export const requestOptions = (services: readonly Pick<Service, 'slug' | 'requestLabel'>[]) =>
  services.flatMap(({ slug, requestLabel }) => (requestLabel ? { value: slug, label: requestLabel } : []));

const usual = {
  minutes: 60,
  bufferMinutes: 0,
  price: null,
  priceTo: null,
  bring: null,
  consent: 'none',
  requestLabel: null,
  isBookable: true,
};
type FirstService = Omit<Service, 'id' | 'sort' | 'version'>;
export const firstServices = texts.map((service) => ({ ...usual, ...service })) as FirstService[];
