import { type Api, createClient } from '@practice/contract/api-client';

interface Account {
  email: string;
  password: string;
}

export async function signedInApi(origin: string, account: Account): Promise<Api> {
  const cookie = await cookieOf(origin, account);
  return createClient({
    origin,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie } }),
  });
}

export async function cookieOf(origin: string, { email, password }: Account): Promise<string> {
  const login = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  // As an admin does when asked, so that journeys may export, refund and delete.
  await fetch(`${origin}/api/admin/second-factor/confirm/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ currentPassword: password }),
  });
  return cookie;
}
