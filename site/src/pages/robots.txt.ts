import { paths } from '@practice/contract/paths';
import type { APIRoute } from 'astro';

export const prerender = false;

/** The sign-in pages stay open to robots, so that they can read the `noindex` there: an address that may not be fetched can still be listed. */
const disallowed = [
  '/api/',
  paths.admin,
  paths.clientDashboard,
  paths.checkout,
  paths.paymentSuccess,
  paths.logoutHandler,
];

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *
${disallowed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${new URL('/sitemap.xml', site).href}
`,
    { headers: { 'Cache-Control': 'public, max-age=3600' } },
  );
