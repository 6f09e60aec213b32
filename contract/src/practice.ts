/** What an owner would change. The values are placeholders: the phone number is from the range reserved for fiction. */
export const practice = {
  name: 'Oakline Therapy',
  tagline: 'Ergonomic Solutions, Expert Care',
  legalName: 'Oakline Therapy, PLLC',
  /** The employer identification number, for receipts. Printed as a placeholder until the practice's own stands here. */
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
  /** IANA name. Days, slots and "today" are in this zone, wherever the visitor is. */
  timeZone: 'America/New_York',
  zoneName: 'Eastern Time',
  parking: 'There’s free parking out front, and a step-free entrance.',
  mapUrl: 'https://www.openstreetmap.org/search?query=Raleigh%2C%20North%20Carolina%2027604',
  /** Full addresses of profiles, such as { label: 'LinkedIn', url: 'https://…' }; none are shown when it is empty. */
  socials: [] as ReadonlyArray<{ label: string; url: string }>,
  replyWithinHours: 24,
  /** Dollars per MNRI session; when undefined, the site says that the price is told in the free consultation. */
  mnriSessionPrice: undefined as number | undefined,
  /** Until so long before a visit, canceling or moving it is free. Part of the terms, which the practice's lawyer approves. */
  cancellationHours: 24,
  requestsKeptMonths: 24,
  /** Visits that took place and what therapists wrote, once the account is deleted; a child’s at least until that age. */
  recordsKeptYears: 11,
  childRecordsKeptUntilAge: 30,
} as const;

export const phoneHref = `tel:+1${practice.phone.replace(/\D/g, '')}`;
export const emailHref = `mailto:${practice.email}`;

export const contactDetails = { phone: practice.phone, phoneHref, email: practice.email, emailHref } as const;

export const pageTitle = (heading: string) => `${heading} - ${practice.name}`;
