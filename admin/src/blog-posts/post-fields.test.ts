import { expect, test } from '@jest/globals';
import { checkPost, emptyPost, focusOf, mergeFields, type PostFields } from './post-fields.ts';

const written: PostFields = {
  ...emptyPost,
  title: 'A calm desk',
  slug: 'a-calm-desk',
  summary: 'Three things to move today.',
  content: 'Move the screen.',
  category: 'Ergonomics',
  tags: 'desk, neck ,, desk',
};

test('tags are separated by commas, and each counts once', () => {
  expect(checkPost(written).output).toMatchObject({
    tags: ['desk', 'neck'],
    imageUrl: null,
    publishAt: null,
  });
});

test('an empty form has an error at each required field', () => {
  expect(checkPost(emptyPost).errors?.map(({ path }) => path)).toEqual([
    'title',
    'slug',
    'summary',
    'content',
    'category',
  ]);
});

test('the time of publishing is in Raleigh’s time zone', () => {
  const scheduled = { ...written, scheduled: true, publishAt: '2026-12-01T09:30' };
  expect(checkPost(scheduled).output?.publishAt).toBe('2026-12-01T14:30:00.000Z');
});

test('a schedule without a time is an error', () => {
  expect(checkPost({ ...written, scheduled: true }).errors).toEqual([
    { path: 'publishAt', message: 'Please enter the date and the time.' },
  ]);
});

test('a published post has no time of publishing', () => {
  const fields = { ...written, published: true, scheduled: true, publishAt: '2026-12-01T09:30' };
  expect(checkPost(fields).output).toMatchObject({ published: true, publishAt: null });
});

test('a merge takes fields that only they changed, and keeps those that I changed', () => {
  const mine = { ...written, content: 'Move the screen up.', title: 'My desk' };
  const theirs = { ...written, summary: 'Four things.', title: 'Their desk' };
  const both = mergeFields(written, mine, theirs);
  expect(both).toEqual({ ...mine, summary: 'Four things.' });
});

test('the focus point of the picture is sent as two numbers, or as null if nobody chose one', () => {
  expect(checkPost(written).output?.imageFocus).toBeNull();
  expect(checkPost({ ...written, imageFocus: '40% 7%' }).output?.imageFocus).toEqual({ x: 40, y: 7 });
  expect(focusOf('')).toEqual({ x: 50, y: 30 });
});
