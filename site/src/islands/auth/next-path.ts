import { paths } from '@practice/contract/paths';

const loops: readonly string[] = [paths.auth, paths.logoutHandler];

/**
 * The path in `?next=` to open after signing in; undefined unless it is a path of this site. Browsers read `//host` and
 * `/\host` as other sites, and drop control characters, so that `/\t/host` is one, too.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const pathname = next
    .replace(/[?#].*/, '')
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return loops.includes(pathname) ? undefined : next;
}
