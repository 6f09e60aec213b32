import { expect, test } from '@jest/globals';
import { addressOf, type View, viewOf } from './address.ts';

test.each<View>([
  { name: 'details', id: 7, section: 'summary' },
  { name: 'compare', ids: [3, 7] },
  { name: 'tool', step: 'new', id: undefined },
  { name: 'tool', step: 'chat', id: 7 },
])('an address leads back to the view it was made from: %j', (view) => {
  expect(viewOf(new URLSearchParams(addressOf(view)))).toEqual(view);
});

test('invalid values in the address of a view are ignored', () => {
  const read = (text: string) => viewOf(new URLSearchParams(text));
  expect(read('assessment=7&section=nope')).toEqual({ name: 'details', id: 7, section: 'summary' });
  expect(read('tool=nope')).toEqual({ name: 'tool', step: 'new', id: undefined });
  expect(read('compare=7-x')).toEqual({ name: 'compare', ids: [7] });
});
