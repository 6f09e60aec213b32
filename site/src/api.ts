import { createClient } from '@practice/contract/api-client';
import { sessionHint } from '@practice/contract/session-hint';
import type { AstroCookies } from 'astro';

/** How long a page waits for the API, in milliseconds, unless it says otherwise. */
const usualTimeout = 5_000;

/** The API with these headers on every call. */
export function clientWith(headers: Readonly<Record<string, string>>, timeout = usualTimeout) {
  return createClient({
    origin: process.env.API_URL ?? 'http://127.0.0.1:3000',
    // One connection serves page after page: Node keeps it open.
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: { ...headers, ...Object.fromEntries(new Headers(init?.headers)) },
        signal: AbortSignal.timeout(timeout),
      }),
  });
}

/** The API as every visitor sees it: what is rendered with it may be cached and shown to everybody. */
export const visitorApi = clientWith({});

/**
 * The API as the admin who asks sees it; undefined for everybody else. The hint proves nothing: it only decides whether
 * the session's own cookie is passed on, and the API looks who that is. What it answers is for this one person.
 */
export function adminApi(cookies: AstroCookies, request: Request) {
  const cookie = request.headers.get('cookie');
  const isAdmin = cookies.get(sessionHint.cookie)?.value === sessionHint.admin;
  return isAdmin && cookie !== null ? clientWith({ cookie }) : undefined;
}
