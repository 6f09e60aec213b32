import { paths } from '@practice/contract/paths';

const signInPages: readonly string[] = [paths.auth, paths.logoutHandler];

/**
 * The page to load after signing in, from `?next=`. Only a path of this site is accepted: browsers take `//host` and `/\host` for other
 * sites, and drop control characters, so that `/\t/host` is another site, too.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const pathname = next
    .replace(/[?#].*/, '')
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return signInPages.includes(pathname) ? undefined : next;
}
