import { paths } from '@practice/contract/paths';

/** The site's sign-in page, which leads back to where one is now. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${paths.auth}?next=${encodeURIComponent(pathname + search)}`;
}

/** Resolves never: the page is on its way out, and nothing should be shown or said meanwhile. */
export function leaveForSignIn(): Promise<never> {
  window.location.assign(signInAddress(window.location));
  return new Promise(() => {});
}
