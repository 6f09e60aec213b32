/** A shared cache keeps a page for a second, and the API purges it when something on it changes; a browser asks every time. */
const cachedBriefly = 'public, max-age=0, s-maxage=1';

/** The same for everyone, but not cached: there are too many of these pages. */
export const noCache = 'no-cache';

/** For an admin's preview and for errors. The server also sends it with every page that sets no Cache-Control. */
export const noStore = 'private, no-store';

/** Cached only under its own address: with unknown parameters, a cache would hold one copy for every address that anyone makes up. */
export function publicCacheControl(address: string, { pathname, searchParams }: URL): string {
  return address === (searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`)
    ? cachedBriefly
    : noCache;
}
