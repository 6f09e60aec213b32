import { expect, test } from '@jest/globals';
import { nextPath } from './next-path.ts';

function next(path: string) {
  return nextPath(`?next=${encodeURIComponent(path)}`);
}

test('accepts paths of this site', () => {
  expect(next('/client-dashboard?tab=payments')).toBe('/client-dashboard?tab=payments');
  expect(next('/admin/consultation-requests/7#notes')).toBe('/admin/consultation-requests/7#notes');
});

test('is undefined without a next path', () => {
  expect(nextPath('')).toBeUndefined();
  expect(next('')).toBeUndefined();
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  '/ok\\..\\..',
  'javascript:alert(1)',
  ' /client-dashboard',
  'client-dashboard',
])('rejects %j', (path) => {
  expect(next(path)).toBeUndefined();
});

test.each(['/auth', '/Auth/?next=/auth', '/logout-handler'])(
  'does not redirect in a loop through %s',
  (path) => {
    expect(next(path)).toBeUndefined();
  },
);
