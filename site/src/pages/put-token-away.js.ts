import type { APIRoute } from 'astro';
import { putTokenAway } from '../islands/auth/stored-token.ts';

/** What the pages of mailed links run before their first paint: a file, since the policy knows no inline script of a single page. */
export const GET: APIRoute = () => new Response(`(${putTokenAway})();\n`);
