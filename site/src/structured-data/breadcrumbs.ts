import { paths } from '@practice/contract/paths';
import type { Thing } from './thing.ts';

/** A page on the path from the home page to the current one. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export const homeCrumb: Crumb = { label: 'Home', href: paths.home };

/** The path to a page, which comes last itself. */
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
