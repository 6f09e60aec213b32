import { describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { aBlogPost } from '../../test/blog-post.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

const posts = () => api.admin.blogPosts;
const aPublicPost = (own: Partial<NewBlogPost> = {}) =>
  posts().create({ body: aBlogPost({ published: true, ...own }) });

describe('the versions of a post', () => {
  test('record author and time; an earlier one is restored as a draft, and nothing is lost', async () => {
    const post = await aPublicPost();
    await posts().update({
      params: { id: post.id },
      body: { title: 'Second', content: 'Second text.', slug: `${post.slug}-b` },
    });
    const versions = await posts().versions({ params: { id: post.id } });
    expect(versions).toEqual([
      {
        version: 1,
        title: post.title,
        slug: post.slug,
        summary: post.summary,
        content: post.content,
        imageUrl: null,
        imageFocus: null,
        category: post.category,
        tags: post.tags,
        published: true,
        author: 'Anna Whitfield',
        savedAt: post.updatedAt,
      },
    ]);
    const restored = await posts().restoreVersion({ params: { id: post.id, version: 1 } });
    expect(restored).toMatchObject({
      title: post.title,
      contentHtml: post.contentHtml,
      slug: `${post.slug}-b`,
      published: false,
      version: 3,
    });
    expect(await posts().versions({ params: { id: post.id } })).toMatchObject([
      { version: 2, title: 'Second' },
      { version: 1 },
    ]);
    await expect(posts().restoreVersion({ params: { id: post.id, version: 77 } })).rejects.toThrow(/^404/);
    await expect(posts().versions({ params: { id: 999_999 } })).rejects.toThrow(/^404/);
  });

  test('are limited to a hundred', async () => {
    const { id } = await posts().create({ body: aBlogPost() });
    for (let i = 0; i < 103; i++) await posts().update({ params: { id }, body: { title: `Title ${i}` } });
    const versions = await posts().versions({ params: { id } });
    expect(versions).toHaveLength(100);
    expect(versions.at(-1)?.version).toBe(4);
  });
});
