import { paths } from '@practice/contract/paths';

/** What search engines may list. All other pages say `noindex` themselves. */
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
  paths.accessibility,
] as const;
