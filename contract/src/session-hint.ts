/** A cookie that scripts can read: it tells the header which menu to show before the API answers, and grants nothing. */
export const sessionHint = { cookie: 'signed-in', admin: 'admin', client: 'client' } as const;
