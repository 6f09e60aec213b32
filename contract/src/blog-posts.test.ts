import { describe, expect, test } from '@jest/globals';
import { blogPostInput } from './blog-posts.ts';
import { check } from './check.ts';

const good = {
  title: ' Sit less ',
  slug: 'Sit-Less',
  summary: 'Why.',
  content: ' # Stand up\n',
  category: 'Posture',
};

describe('a post', () => {
  test('needs five fields, is a draft, and keeps its text as typed', () => {
    expect(check(blogPostInput, good).output).toEqual({
      title: 'Sit less',
      slug: 'sit-less',
      summary: 'Why.',
      content: ' # Stand up\n',
      imageUrl: null,
      imageFocus: null,
      published: false,
      publishAt: null,
      category: 'Posture',
      tags: [],
    });
  });

  test.each([
    ['slug', '2026', 'A slug needs at least one letter.'],
    ['slug', '../x', 'Please use only letters, digits, hyphens and underscores.'],
    ['imageUrl', 'data:image/png;base64,A', 'Please enter an address that begins with http:// or https://.'],
  ])('refuses the %s %j', (field, value, message) => {
    expect(check(blogPostInput, { ...good, [field]: value }).errors).toEqual([{ path: field, message }]);
  });

  test('accepts a focus in whole percents, and names an invalid one', () => {
    const focused = (imageFocus: object) => check(blogPostInput, { ...good, imageFocus });
    expect(focused({ y: 100, x: 0, z: 1 }).output?.imageFocus).toEqual({ x: 0, y: 100 });
    expect(focused({ x: 50, y: 101 }).errors).toMatchObject([{ path: 'imageFocus.y' }]);
    expect(focused({ x: -1, y: 0.5 }).errors).toMatchObject([
      { path: 'imageFocus.x' },
      { path: 'imageFocus.y' },
    ]);
  });

  test('keeps every tag once, and at most twenty', () => {
    expect(check(blogPostInput, { ...good, tags: ['a', ' a ', 'b'] }).output?.tags).toEqual(['a', 'b']);
    const tags = Array.from({ length: 21 }, (_, i) => `tag ${i}`);
    expect(check(blogPostInput, { ...good, tags }).errors).toEqual([
      { path: 'tags', message: 'Please use at most 20 tags.' },
    ]);
  });
});
