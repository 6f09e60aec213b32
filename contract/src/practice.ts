/**
 * What an owner of the practice would change, and nothing else. Every page, mail and drawing
 * title reads it from here. The values below are placeholders of a practice that does not exist:
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
  founders: [
    {
      name: 'Anna Whitfield',
      credentials: 'OTR/L',
      role: 'Co-founder, occupational therapist',
      about:
        'Anna works mostly with children and their families. She’s the one on the floor mat, and she’ll teach you the few minutes of practice to do at home.',
    },
    {
      name: 'Daniel Whitfield',
      credentials: 'OTR/L',
      role: 'Co-founder, occupational therapist',
      about:
        'Daniel works mostly in offices. He’s the one under the desk with the tape measure, and he writes the report you can hand to whoever orders the chairs.',
    },
  ],
  /** How it began, in the founders' own words; a paragraph each. */
  story: [
    'We’re married, and we’re both occupational therapists. At the kitchen table we kept coming back to one thing: most strain starts long before anybody sees a therapist. It starts with a screen that’s too low, a chair nobody ever adjusted, a school day that asks too much of a small body.',
    'So we opened one practice that does both. We visit workplaces and make them fit the people who work there. And we use MNRI, a hands-on therapy, with children and adults whose reflexes make daily life harder than it should be.',
    'We keep it small on purpose. There’s no call center and no stranger with a checklist. When you write to us, one of us reads it.',
  ],
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
