import type { APIRoute } from 'astro';
import { putTokenAway } from '../islands/auth/stored-token.ts';

/** The script that pages of emailed links run before the first paint. A file, because the policy allows no inline script of a single page. */
export const GET: APIRoute = () => new Response(`(${putTokenAway})();\n`);
