import { paths } from '@practice/contract/paths';
import type { Thing } from './thing.ts';

/** A page on the way from the home page to the one that is read. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export const homeCrumb: Crumb = { label: 'Home', href: paths.home };

/** The way to a page, the page itself last. */
export function breadcrumbList(site: URL, trail: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [homeCrumb, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, site).href,
    })),
  };
}
