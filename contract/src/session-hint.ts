/**
 * A cookie that scripts can read, such as `client-7`: it tells the header which menu to show before the API answers, and open pages
 * who is logged in. It grants nothing. After a logout it is `out` until the browser is closed.
 */
export const sessionHint = { cookie: 'signed-in', admin: 'admin', client: 'client', out: 'out' } as const;

/** Its name: with the prefix, which needs https, no other host can set it. */
export const hintCookie = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}${sessionHint.cookie}`;

export const openedForHeader = 'x-opened-for';

let openedFor: number | undefined;

/** The header that names the person for whom this page was opened. The API refuses its writes in anyone else's session. */
export const openedForHeaders = () => openedFor && { [openedForHeader]: `${openedFor}` };

export function nameOpenedFor(userId: number | undefined): void {
  openedFor = userId;
}
