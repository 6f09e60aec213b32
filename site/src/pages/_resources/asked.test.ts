import { expect, test } from '@jest/globals';
import { addressOf, askedOf } from './asked.ts';

const asked = (query: string) => askedOf(new URLSearchParams(query));

test('an address says its tab, its search and its page', () => {
  expect(asked('tab=guide&q=desk+chair&page=3')).toEqual({ tab: 'guide', q: 'desk chair', page: 3 });
  expect(asked('')).toEqual({ tab: 'all', q: '', page: 1 });
});

test.each([
  'tab=article',
  'tab=',
  'tab=constructor',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=999999',
  'q=%20%00',
])('%s asks for nothing in particular', (query) => {
  expect(asked(query)).toEqual({ tab: 'all', q: '', page: 1 });
});

test('a search is no longer than the API takes it, and whole signs only', () => {
  expect(asked(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
  expect(asked(`q=${encodeURIComponent(`${'x'.repeat(199)}😀`)}`).q.isWellFormed()).toBe(true);
});

test('there is one way to write each address', () => {
  for (const query of ['', '?tab=blog', '?tab=video&q=chair', '?q=50%25+off&page=2'])
    expect(addressOf(asked(query.slice(1)))).toBe(`/resources${query}`);
  expect(addressOf(asked('tab=ALL&page=1&q='))).toBe('/resources');
});
