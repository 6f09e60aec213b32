import { forNobodyElse } from './page-cache.ts';

/** The answer while the API cannot be reached: nothing is made up, nobody caches it, and it says when to retry. */
export function unavailable(what: string, error?: unknown): Response {
  console.error(`${what} is not available.`, error);
  return new Response(null, {
    status: 503,
    headers: { 'Cache-Control': forNobodyElse, 'Retry-After': '60' },
  });
}
