import { paths } from '@practice/contract/paths';
import { emailHref } from '@practice/contract/practice';
import type { APIRoute } from 'astro';

export const prerender = false;

// The standard asks for an end within a year.
const days = 360;

export const GET: APIRoute = ({ site }) =>
  new Response(
    `Contact: ${emailHref}
Expires: ${new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')}
Preferred-Languages: en
Canonical: ${new URL('/.well-known/security.txt', site).href}
Policy: ${new URL(`${paths.privacy}#security`, site).href}
`,
    { headers: { 'Cache-Control': 'public, max-age=3600' } },
  );
