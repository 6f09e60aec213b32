import { paths } from '@practice/contract/paths';

/** The site's sign-in page, which leads back to where one is now. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${paths.auth}?next=${encodeURIComponent(pathname.replace(/(.)\/$/, '$1') + search)}`;
}
