import { dollars } from './format.ts';
import { practice } from './practice.ts';

export const mnriPrice =
  practice.mnriSessionPrice === undefined
    ? 'The price depends on how long and how often we meet. We’ll quote it in your free consultation, before you book anything.'
    : `${dollars(practice.mnriSessionPrice)} per session. We’ll tell you how many we’d suggest before you book anything.`;

export const insuranceAnswer =
  'Not through this site. Packages have fixed prices, and you pay us directly. If you’re hoping a health plan or a health account will cover part of it, check with your plan first, and tell us what paperwork they need.';
