import { describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { aBlogPost } from '../../test/blog-post.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

const posts = () => api.admin.blogPosts;
const aPublicPost = (own: Partial<NewBlogPost> = {}) =>
  posts().create({ body: aBlogPost({ published: true, ...own }) });

describe('the versions of a post', () => {
  test('record author and time; an earlier one is restored as a draft, and nothing is lost', async () => {
    const picture = { imageUrl: '/images/desk.jpg', imageFocus: { x: 40, y: 75 } };
    const post = await aPublicPost(picture);
    await posts().update({
      params: { id: post.id },
      body: { title: 'Second', content: 'Second text.', slug: `${post.slug}-b`, imageFocus: { x: 1, y: 2 } },
    });
    const versions = await posts().versions({ params: { id: post.id } });
    expect(versions).toEqual([
      {
        version: 1,
        title: post.title,
        slug: post.slug,
        summary: post.summary,
        content: post.content,
        ...picture,
        category: post.category,
        tags: post.tags,
        published: true,
        author: 'Anna Whitfield',
        savedAt: post.updatedAt,
      },
    ]);
    const restored = await posts().restoreVersion({ params: { id: post.id, version: 1 } });
    expect(restored).toMatchObject({
      ...picture,
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

describe('the trash', () => {
  test('hides a post, and restores it unchanged', async () => {
    const post = await aPublicPost({ imageUrl: '/images/desk.jpg', imageFocus: { x: 40, y: 75 } });
    const { id, slug } = post;
    await posts().remove({ params: { id } });
    await expect(api.visitor.blogPosts.bySlug({ params: { slug } })).rejects.toThrow(/^404/);
    await expect(api.admin.blogPosts.bySlug({ params: { slug } })).rejects.toThrow(/^404/);
    for (const call of [
      () => posts().one({ params: { id } }),
      () => posts().update({ params: { id }, body: { title: 'x' } }),
      () => posts().remove({ params: { id } }),
      () => posts().versions({ params: { id } }),
    ]) {
      await expect(call()).rejects.toThrow(`404: ${messages.blog.unknown}`);
    }
    const { rows } = await posts().list({ query: { filter: { deleted: true } } });
    expect(rows).toMatchObject([{ id, published: true, deletedAt: expect.any(String) }]);
    expect(await posts().restore({ params: { id } })).toEqual(post);
    expect(await api.visitor.blogPosts.bySlug({ params: { slug } })).toMatchObject({ id });
    await expect(posts().restore({ params: { id } })).rejects.toThrow(/^404/);
  });

  test('does not restore a post whose slug is taken, and says so', async () => {
    const { id, slug } = await posts().create({ body: aBlogPost() });
    await posts().remove({ params: { id } });
    await posts().create({ body: aBlogPost({ slug }) });
    await expect(posts().restore({ params: { id } })).rejects.toThrow(
      `409: ${messages.blog.slugTakenMeanwhile}`,
    );
  });

  test('deletes permanently on demand, and only what is in the trash', async () => {
    const [now, young, live] = await Promise.all(
      Array.from({ length: 3 }, () => posts().create({ body: aBlogPost() })),
    );
    await expect(posts().removeForever({ params: { id: now?.id ?? 0 } })).rejects.toThrow(/^404/);
    for (const post of [now, young]) await posts().remove({ params: { id: post?.id ?? 0 } });
    await posts().removeForever({ params: { id: now?.id ?? 0 } });
    const left = await api.sql<{ id: number }>('SELECT id FROM blog_posts WHERE id = ANY($1) ORDER BY id', [
      [now, young, live].map((post) => post?.id),
    ]);
    expect(left.map(({ id }) => id).sort()).toEqual([young?.id, live?.id].sort());
    await posts().removeForever({ params: { id: young?.id ?? 0 } });
  });
});
