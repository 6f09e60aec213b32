import { expect, test } from '@jest/globals';
import { errorsByField } from './field-errors.ts';

test('a field says the first thing that is wrong with it, a list what is wrong inside', () => {
  expect(
    errorsByField([
      { path: 'title', message: 'Please enter a title.' },
      { path: 'tags.3', message: 'A tag is too long.' },
      { path: 'tags.5', message: 'A tag is empty.' },
    ]),
  ).toEqual({
    title: { type: 'contract', message: 'Please enter a title.' },
    tags: { type: 'contract', message: 'A tag is too long.' },
  });
});
