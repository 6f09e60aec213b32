import { type Api, createClient } from '@practice/contract/api-client';

/** The calls of a signed-in person, outside the browser. */
export async function signedInApi(origin: string, person: { email: string; password: string }): Promise<Api> {
  const login = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  return createClient({
    origin,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie } }),
  });
}
