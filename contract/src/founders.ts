import texts from '../texts/founders.json' with { type: 'json' };

type Founder = (typeof texts)[number];

/** Separate from `practice.ts`, so that forms needn't load these texts. */
export const founders = texts as [Founder, ...Founder[]];

export const firstNames = (conjunction: 'and' | 'or') =>
  founders.map(({ name }) => name.split(' ')[0]).join(` ${conjunction} `);

export const foundersTogether = 'Anna and Daniel Whitfield';

export const licenseOf = ({ license }: Pick<Founder, 'license'>) =>
  `${license.state} license ${license.number}`;

/** What advertising for occupational therapy in North Carolina must name (21 NCAC 38 .0402). */
export const licensedFounders = founders
  .map((founder) => `${founder.name}, ${founder.credentials}, ${licenseOf(founder)}`)
  .join(' · ');

export const story = [
  'We’re married, and we’re both occupational therapists. Around our kitchen table, we kept coming back to the same thing: most strain starts long before anyone sees a therapist. It starts with a screen that’s too low, a chair no one ever adjusted, a school day with too much sitting for a seven-year-old.',
  'So we opened a practice for both: desks that hurt and school days that are too hard. We visit workplaces and make them fit the people who work there. And we use MNRI, a hands-on therapy, with children and adults whose reflexes make daily life harder than it should be.',
  'We stay small on purpose. There’s no call center and no stranger with a checklist. When you write to us, one of us reads it.',
] as const;
