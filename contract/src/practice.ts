/**
 * What an owner of the practice would change, and nothing else. Every page, mail and drawing
 * title reads it from here; who the founders are and how it began stands in `founders.ts`. The values below are placeholders of a practice that does not exist:
 * the phone number is from the range reserved for fiction, the address and the founders are samples.
 */
export const practice = {
  /** The one name used for the brand and the product. */
  name: 'Oakline Therapy',
  tagline: 'Ergonomic Solutions, Expert Care',
  legalName: 'Oakline Therapy, PLLC',
  phone: '(919) 555-0148',
  email: 'hello@oakline.example',
  address: {
    street: '412 Acorn Lane, Suite 3',
    city: 'Raleigh',
    state: 'North Carolina',
    stateCode: 'NC',
    postalCode: '27604',
    country: 'US',
  },
  area: 'Raleigh and the Research Triangle',
  /** IANA name. Days, slots and "today" are counted here, wherever the visitor is. */
  timeZone: 'America/New_York',
  parking: 'Free parking in front of the building. The entrance is step-free.',
  mapUrl: 'https://www.openstreetmap.org/search?query=Raleigh%2C%20North%20Carolina%2027604',
  /** Full addresses of profiles, e.g. { label: 'LinkedIn', url: 'https://…' }. Empty: none are shown. */
  socials: [] as ReadonlyArray<{ label: string; url: string }>,
  /** The promise made wherever somebody asks for a consultation. */
  replyWithinHours: 24,
  /** Dollars for one MNRI session; undefined: visitors are told that they hear it in the free consultation. */
  mnriSessionPrice: undefined as number | undefined,
  /** Until then, a booked visit is canceled or moved without cost. Said in the terms; their lawyer's word counts. */
  cancellationHours: 24,
  /** How long a consultation request is kept. Said in the privacy notice. */
  requestsKeptMonths: 24,
} as const;

/** `tel:` and `mailto:` links of the practice. */
export const phoneHref = `tel:+1${practice.phone.replace(/\D/g, '')}`;
export const emailHref = `mailto:${practice.email}`;

/** Where somebody asks who wants to ask, for a screen that says so. */
export const reach = { phone: practice.phone, phoneHref, email: practice.email, emailHref } as const;
