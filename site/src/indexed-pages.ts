import { paths } from '@practice/contract/paths';

/** The pages that search engines may list, besides published posts. All others set `noindex`. */
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
