import { noStore } from './page-cache.ts';

/** Logs the error and makes the answer while the API cannot be reached: 503, not cached, with a Retry-After. */
export function unavailable(what: string, error?: unknown): Response {
  console.error(`${what} is not available.`, error);
  return new Response(null, {
    status: 503,
    headers: { 'Cache-Control': noStore, 'Retry-After': '60' },
  });
}
