/**
 * What a page rendered on the server says of its own life. A shared cache keeps it for a second, and for a day where we
 * cannot answer; a browser asks every time. So an edit is seen by the next visitor.
 */
export const forEverybody = 'public, max-age=0, s-maxage=1, stale-if-error=86400';

/** An admin's preview, and whatever went wrong. */
export const forNobodyElse = 'private, no-store';
