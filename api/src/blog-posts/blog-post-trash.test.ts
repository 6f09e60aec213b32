import { describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { aBlogPost } from '../../test/blog-post.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

const posts = () => api.admin.blogPosts;
const aPublicPost = (own: Partial<NewBlogPost> = {}) =>
  posts().create({ body: aBlogPost({ published: true, ...own }) });

describe('the trash', () => {
  test('hides a post, and restores it unchanged', async () => {
    const { id, slug } = await aPublicPost();
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
    expect(await posts().restore({ params: { id } })).toMatchObject({
      id,
      published: true,
      deletedAt: null,
      version: 1,
    });
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
