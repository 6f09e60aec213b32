import { paths } from '@practice/contract/paths';
import type { APIRoute } from 'astro';

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
  new Response(`User-agent: *
${disallowed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${new URL('/sitemap.xml', site).href}
`);
