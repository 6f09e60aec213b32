/** A cookie for scripts, such as `client-7`, that grants nothing. After a logout it is `out`. */
export const sessionHint = { cookie: 'signed-in', admin: 'admin', client: 'client', out: 'out' } as const;

/** The prefix, which needs https, keeps other hosts from setting it. */
export const hintCookie = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}${sessionHint.cookie}`;

export const openedForHeader = 'x-opened-for';

let openedFor: number | undefined;

/** The API refuses writes from this page in anyone else's session. */
export const openedForHeaders = () => openedFor && { [openedForHeader]: `${openedFor}` };

export function nameOpenedFor(userId: number | undefined): void {
  openedFor = userId;
}
