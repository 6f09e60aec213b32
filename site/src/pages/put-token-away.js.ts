import type { APIRoute } from 'astro';
import { putTokenAway } from '../islands/auth/reset-token.ts';

/** What /reset-password runs before its first paint: a file, since the policy knows no inline script of a single page. */
export const GET: APIRoute = () => new Response(`(${putTokenAway})();\n`);
