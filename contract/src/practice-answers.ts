import { dollars } from './format.ts';
import { firstPackages } from './packages.ts';
import { practice } from './practice.ts';

const [forTeam = 0, forOne = 0] = [false, true].map((isForOne) =>
  Math.min(
    ...firstPackages.flatMap(({ slug, price }) => ((slug === 'personalized-care') === isForOne ? price : [])),
  ),
);

export const fromPrices = `From ${dollars(forTeam)} for a team, ${dollars(forOne)} for one person.`;

export const mnriPrice =
  practice.mnriSessionPrice === undefined
    ? 'The price depends on how long and how often we meet. We’ll quote it in your free consultation. Some visits can be booked right away; we confirm the price before we come.'
    : `${dollars(practice.mnriSessionPrice)} per session. We’ll tell you how many we’d suggest.`;

export const insuranceAnswer =
  'No, we don’t bill insurance. You pay us directly. Ask us for an itemized receipt for your HSA or FSA.';
