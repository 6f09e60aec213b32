import { paths } from '@practice/contract/paths';

const loopingPaths: readonly string[] = [paths.auth, paths.logoutHandler];

/** Undefined unless it is a path of this site. Browsers read `//host`, `/\host` and `/\t/host` as other sites. */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const pathname = next
    .replace(/[?#].*/, '')
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
  return loopingPaths.includes(pathname) ? undefined : next;
}
