import { createClient } from '@practice/contract/api-client';
import { hintCookie, sessionHint } from '@practice/contract/session-hint';
import type { AstroCookies } from 'astro';
import { noStore } from './page-cache.ts';

/** The API with these headers on every call. A page waits for `timeout` milliseconds. */
export function clientWith(headers: Readonly<Record<string, string>>, timeout = 5_000) {
  return createClient({
    origin: process.env.API_URL ?? 'http://127.0.0.1:3000',
    fetch: async (input, init) => {
      const request = {
        ...init,
        headers: { ...headers, ...Object.fromEntries(new Headers(init?.headers)) },
        signal: AbortSignal.timeout(timeout),
      };
      try {
        return await fetch(input, request);
      } catch (error) {
        // The API behind this connection may be restarting, and another may answer.
        if ((error as Error).name === 'TypeError' && init?.method === 'GET') return fetch(input, request);
        throw error;
      }
    },
  });
}

export const visitorApi = clientWith({});

/** The hint cookie proves nothing: the API checks the session cookie, and its answers must not be cached. Undefined for everyone but admins. */
export function adminApi(cookies: AstroCookies, request: Request) {
  const cookie = request.headers.get('cookie');
  const isAdmin = [true, false].some((isHttps) =>
    cookies.get(hintCookie(isHttps))?.value.startsWith(`${sessionHint.admin}-`),
  );
  return isAdmin && cookie !== null ? clientWith({ cookie }) : undefined;
}

/** Logs the error and makes the answer while the API cannot be reached: 503, not cached, with a Retry-After. */
export function unavailable(what: string, error: unknown): Response {
  console.error(`${what} is not available.`, error);
  return new Response(null, {
    status: 503,
    headers: { 'Cache-Control': noStore, 'Retry-After': '60' },
  });
}
