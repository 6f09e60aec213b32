import { paths } from '@practice/contract/paths';

export const indexedPages = [
  paths.home,
  paths.about,
  paths.services,
  paths.mnri,
  paths.resources,
  paths.contact,
  paths.faq,
  paths.privacy,
  paths.terms,
  paths.goodFaithEstimate,
  paths.accessibility,
] as const;
