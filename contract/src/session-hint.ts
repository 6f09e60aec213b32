/**
 * A cookie that scripts can read, beside the session's own: whom the header greets before the API has answered. It proves
 * nothing. It stands alone here because every page of the site takes it in.
 */
export const sessionHint = { cookie: 'signed-in', admin: 'admin', client: 'client' } as const;
