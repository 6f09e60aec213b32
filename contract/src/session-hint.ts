/**
 * A cookie beside the session's own that scripts can read: it tells the header which menu to show before the API has
 * answered, and proves nothing. In a file of its own, since every page of the site loads it.
 */
export const sessionHint = { cookie: 'signed-in', admin: 'admin', client: 'client' } as const;
