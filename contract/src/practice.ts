/** Placeholders; the phone number is from the range reserved for fiction. */
export const practice = {
  name: 'Oakline Therapy',
  tagline: 'Ergonomic Solutions, Expert Care',
  legalName: 'Oakline Therapy, PLLC',
  taxId: '00-0000000 (placeholder)',
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
  /** IANA name. Dates and times are in this zone, wherever the visitor is. */
  timeZone: 'America/New_York',
  zoneName: 'Eastern Time',
  parking: 'There’s free parking out front, and a step-free entrance.',
  mapUrl: 'https://www.openstreetmap.org/search?query=Raleigh%2C%20North%20Carolina%2027604',
  socials: [] as ReadonlyArray<{ label: string; url: string }>,
  replyWithinHours: 24,
  mnriSessionPrice: undefined as number | undefined,
  cancellationHours: 24,
  requestsKeptMonths: 24,
  /** For records of deleted accounts; a child's stay at least until that age. */
  recordsKeptYears: 11,
  childRecordsKeptUntilAge: 30,
} as const;

export const phoneHref = `tel:+1${practice.phone.replace(/\D/g, '')}`;
export const emailHref = `mailto:${practice.email}`;

export const contactDetails = { phone: practice.phone, phoneHref, email: practice.email, emailHref } as const;

export const pageTitle = (heading: string) => `${heading} - ${practice.name}`;
