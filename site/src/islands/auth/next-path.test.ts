import { expect, test } from '@jest/globals';
import { nextPath } from './next-path.ts';

function next(path: string) {
  return nextPath(`?next=${encodeURIComponent(path)}`);
}

test('the path to open after the login can be any page of this site', () => {
  expect(next('/client-dashboard?tab=payments')).toBe('/client-dashboard?tab=payments');
  expect(next('/admin/consultation-requests/7#notes')).toBe('/admin/consultation-requests/7#notes');
  expect(nextPath('')).toBeUndefined();
});

test.each([
  ...['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example'],
  ...['\\\\evil.example', '/ok\\..\\..', 'javascript:alert(1)', ' /client-dashboard', 'client-dashboard'],
])('the path to open after the login cannot be %j', (path) => {
  expect(next(path)).toBeUndefined();
});

test.each(['/auth', '/Auth/?next=/auth', '/logout-handler'])(
  'the login does not redirect in a loop through %s',
  (path) => {
    expect(next(path)).toBeUndefined();
  },
);
