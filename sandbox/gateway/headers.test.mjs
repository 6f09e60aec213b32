import { expect, test } from '@jest/globals';
import { cacheControl, commonHeaders } from './headers.mjs';

test('only https pages ask for https from then on', () => {
  expect(commonHeaders({ isHttps: false })).not.toHaveProperty('Strict-Transport-Security');
  expect(commonHeaders({ isHttps: true })['Strict-Transport-Security']).toMatch(/^max-age=31536000/);
});

test('the page whose address holds a token tells nobody where the visitor came from', () => {
  expect(commonHeaders({ isHttps: true, path: '/reset-password' })['Referrer-Policy']).toBe('no-referrer');
  expect(commonHeaders({ isHttps: true, path: '/' })['Referrer-Policy']).toBe(
    'strict-origin-when-cross-origin',
  );
});

test.each([
  ['site', '/', 'no-cache'],
  ['site', '/about', 'no-cache'],
  ['site', '/auth', 'no-store'],
  ['site', '/reset-password', 'no-store'],
  ['site', '/checkout', 'no-store'],
  ['portal', '/client-dashboard', 'no-store'],
  ['admin', '/admin/blog-posts', 'no-store'],
  ['site', '/_astro/a.B1.js', 'public, max-age=31536000, immutable'],
  ['admin', '/admin/assets/a-B1.js', 'public, max-age=31536000, immutable'],
  ['site', '/favicon.svg', 'public, max-age=3600'],
])('%s %s may be kept: %s', (part, path, kept) => {
  expect(cacheControl(part, path)).toBe(kept);
});
