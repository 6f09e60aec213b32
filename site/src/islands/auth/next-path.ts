import { paths } from '@practice/contract/paths';

const leadsInCircles: readonly string[] = [paths.auth, paths.logoutHandler];

/**
 * Where the address asks to go after signing in. Only a path of our own: `//host` and `/\host` are other people's
 * sites to a browser, and control characters are dropped by it, so that `/\t/host` is one too.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const pathname = next
    .replace(/[?#].*/, '')
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return leadsInCircles.includes(pathname) ? undefined : next;
}
