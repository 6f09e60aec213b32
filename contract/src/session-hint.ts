/** A cookie that scripts can read: it tells the header which menu to show before the API answers, and grants nothing. */
export const sessionHint = { cookie: 'signed-in', admin: 'admin', client: 'client' } as const;

/** Its name: with the prefix, which needs https, no other host can set it. */
export const hintCookie = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}${sessionHint.cookie}`;
