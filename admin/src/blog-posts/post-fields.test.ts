import { expect, test } from '@jest/globals';
import { checkPost, emptyPost, focusOf, merged, type PostFields } from './post-fields.ts';

const written: PostFields = {
  ...emptyPost,
  title: 'A calm desk',
  slug: 'a-calm-desk',
  summary: 'Three things to move today.',
  content: 'Move the screen.',
  category: 'Ergonomics',
  tags: 'desk, neck ,, desk',
};

test('tags are what stands between the commas, each once', () => {
  expect(checkPost(written).output).toMatchObject({
    tags: ['desk', 'neck'],
    imageUrl: null,
    publishAt: null,
  });
});

test('an empty form says what is missing, field by field', () => {
  expect(checkPost(emptyPost).errors?.map(({ path }) => path)).toEqual([
    'title',
    'slug',
    'summary',
    'content',
    'category',
  ]);
});

test('a time of publishing is the clock of Raleigh', () => {
  const scheduled = { ...written, scheduled: true, publishAt: '2026-12-01T09:30' };
  expect(checkPost(scheduled).output?.publishAt).toBe('2026-12-01T14:30:00.000Z');
});

test('a schedule without a time is not taken for a draft in silence', () => {
  expect(checkPost({ ...written, scheduled: true }).errors).toEqual([
    { path: 'publishAt', message: 'Please enter the date and the time.' },
  ]);
});

test('a published post has no time of publishing left', () => {
  const fields = { ...written, published: true, scheduled: true, publishAt: '2026-12-01T09:30' };
  expect(checkPost(fields).output).toMatchObject({ published: true, publishAt: null });
});

test('what only the other one changed is taken over, what I typed stays mine', () => {
  const mine = { ...written, content: 'Move the screen up.', title: 'My desk' };
  const theirs = { ...written, summary: 'Four things.', title: 'Their desk' };
  const both = merged(written, mine, theirs);
  expect(both).toEqual({ ...mine, summary: 'Four things.' });
});

test('the point of the picture is two numbers to the API, and none where nobody chose it', () => {
  expect(checkPost(written).output?.imageFocus).toBeNull();
  expect(checkPost({ ...written, imageFocus: '40% 7%' }).output?.imageFocus).toEqual({ x: 40, y: 7 });
  expect(focusOf('')).toEqual({ x: 50, y: 30 });
});
