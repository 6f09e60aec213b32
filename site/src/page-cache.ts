/**
 * How long an answer may be cached. A shared cache keeps a page for a second, and the API purges it when something on it
 * changes; a browser asks every time. So an edit is seen by the next visitor.
 */
const forEverybody = 'public, max-age=0, s-maxage=1';

/** The same for everybody, and made each time: there are too many of them to keep. */
export const madeEachTime = 'no-cache';

/** Somebody's own: a step of signing in or paying, an admin's preview; and whatever went wrong. */
export const forNobodyElse = 'private, no-store';

/**
 * As `forEverybody`, when the page was asked for by its own address. With parameters that mean nothing to it, it is made each
 * time: a cache would hold it once for every address that somebody thinks of.
 */
export function forEverybodyAt(address: string, { pathname, searchParams }: URL): string {
  return address === (searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`)
    ? forEverybody
    : madeEachTime;
}
