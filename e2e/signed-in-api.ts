import { type Api, createClient } from '@practice/contract/api-client';

interface Account {
  email: string;
  password: string;
}

/** The calls of a signed-in person, outside the browser. */
export async function signedInApi(origin: string, account: Account): Promise<Api> {
  const cookie = await cookieOf(origin, account);
  return createClient({
    origin,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie } }),
  });
}

/** Logs in, and returns the cookies of the session. */
export async function cookieOf(origin: string, { email, password }: Account): Promise<string> {
  const login = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
