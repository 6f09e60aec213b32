// @ts-check
// nginx.conf sends the same.

const personal = new Set([
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/logout-handler',
  '/checkout',
  '/payment-success',
]);
const hashed = /^\/(_astro|client-dashboard\/assets|admin\/assets)\//;

/** On every answer of the origin. @param {{ isHttps: boolean, path?: string }} about */
export function commonHeaders({ isHttps, path }) {
  return {
    'X-Content-Type-Options': 'nosniff',
    // The address of this page holds the token of a reset link.
    'Referrer-Policy': path === '/reset-password' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** How long an answer may be kept. @param {string} part @param {string} path */
export function cacheControl(part, path) {
  if (hashed.test(path)) return 'public, max-age=31536000, immutable';
  if (/\.[^/]*$/.test(path)) return 'public, max-age=3600';
  return part === 'site' && !personal.has(path) ? 'no-cache' : 'no-store';
}

/** On answers that are no page, and that we make ourselves in the API's place. */
export const apiHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};
