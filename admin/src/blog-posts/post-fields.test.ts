import { expect, test } from '@jest/globals';
import { checkPost, emptyPost, type PostFields } from './post-fields.ts';

const written: PostFields = {
  ...emptyPost,
  title: 'A calm desk',
  slug: 'a-calm-desk',
  summary: 'Three things to move today.',
  content: 'Move the screen.',
  category: 'Ergonomics',
  tags: 'desk, neck ,, desk',
};

test('tags are separated by commas, and duplicates are removed', () => {
  expect(checkPost(written).output).toMatchObject({
    tags: ['desk', 'neck'],
    imageUrl: null,
    publishAt: null,
  });
});

test('a published post is sent without a publishing time', () => {
  const fields = { ...written, published: true, scheduled: true, publishAt: '2026-12-01T09:30' };
  expect(checkPost(fields).output).toMatchObject({ published: true, publishAt: null });
});
