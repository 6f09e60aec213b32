import { paths } from '@practice/contract/paths';

const loopingPaths: readonly string[] = [paths.auth, paths.logoutHandler];

/**
 * The path in `?next=` to open after signing in; undefined unless it is a path of this site. Browsers read `//host` and
 * `/\host` as other sites. They also drop control characters, so they read `/\t/host` as another site, too.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const pathname = next
    .replace(/[?#].*/, '')
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return loopingPaths.includes(pathname) ? undefined : next;
}
