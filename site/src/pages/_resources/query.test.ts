import { expect, test } from '@jest/globals';
import { addressOf, readQuery } from './query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test.each([
  ...['tab=article', 'tab=', 'tab=constructor', 'page=0', 'page=-1', 'page=1e3', 'page=999999', 'q=%20%00'],
])('the invalid query %s is read as the default query', (query) => {
  expect(read(query)).toEqual({ tab: 'all', q: '', page: 1 });
});

test('a search text is cut to the API’s limit without splitting a character', () => {
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
  expect(read(`q=${encodeURIComponent(`${'x'.repeat(199)}😀`)}`).q.isWellFormed()).toBe(true);
});

test('each query has one canonical address', () => {
  for (const query of ['', '?tab=blog', '?tab=video&q=chair', '?q=50%25+off&page=2'])
    expect(addressOf(read(query.slice(1)))).toBe(`/resources${query}`);
  expect(addressOf(read('tab=ALL&page=1&q='))).toBe('/resources');
});
