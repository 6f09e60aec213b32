import { expect, test } from '@jest/globals';
import { faultsByField } from './field-errors.ts';

test('each field says the first thing that is wrong with it, a list what is wrong inside', () => {
  expect(
    faultsByField([
      { path: 'title', message: 'Please enter a title.' },
      { path: 'tags.3', message: 'A tag is too long.' },
      { path: 'tags.5', message: 'A tag is empty.' },
    ]),
  ).toEqual({
    title: { type: 'contract', message: 'Please enter a title.' },
    tags: { type: 'contract', message: 'A tag is too long.' },
  });
});
