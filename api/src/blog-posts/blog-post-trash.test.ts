import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { aBlogPost } from '../../test/a-blog-post.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const posts = () => api.admin.api.blogPosts;
const aPublicPost = (own: Partial<NewBlogPost> = {}) =>
  posts().create(aBlogPost({ published: true, ...own }));

describe('the trash', () => {
  test('hides a post, and restores it unchanged', async () => {
    const { id, slug } = await aPublicPost();
    await posts().remove(id);
    await expect(api.visitor.api.blogPosts.bySlug(slug)).rejects.toThrow(/^404/);
    await expect(api.admin.api.blogPosts.bySlug(slug)).rejects.toThrow(/^404/);
    for (const call of [
      () => posts().one(id),
      () => posts().update(id, { title: 'x' }),
      () => posts().remove(id),
      () => posts().versions(id),
    ]) {
      await expect(call()).rejects.toThrow(`404: ${messages.blog.unknown}`);
    }
    const { rows } = await posts().list({ filter: { deleted: true } });
    expect(rows).toMatchObject([{ id, published: true, deletedAt: expect.any(String) }]);
    expect(await posts().restore(id)).toMatchObject({ id, published: true, deletedAt: null, version: 1 });
    expect(await api.visitor.api.blogPosts.bySlug(slug)).toMatchObject({ id });
    await expect(posts().restore(id)).rejects.toThrow(/^404/);
  });

  test('does not restore a post whose slug is taken, and says so', async () => {
    const { id, slug } = await posts().create(aBlogPost());
    await posts().remove(id);
    await posts().create(aBlogPost({ slug }));
    await expect(posts().restore(id)).rejects.toThrow(`409: ${messages.blog.slugTakenMeanwhile}`);
  });

  test('deletes permanently on demand, and only what is in the trash', async () => {
    const [now, young, live] = await Promise.all(
      Array.from({ length: 3 }, () => posts().create(aBlogPost())),
    );
    await expect(posts().removeForever(now?.id ?? 0)).rejects.toThrow(/^404/);
    for (const post of [now, young]) await posts().remove(post?.id ?? 0);
    await posts().removeForever(now?.id ?? 0);
    const left = await api.sql<{ id: number }>('SELECT id FROM blog_posts WHERE id = ANY($1) ORDER BY id', [
      [now, young, live].map((post) => post?.id),
    ]);
    expect(left.map(({ id }) => id).sort()).toEqual([young?.id, live?.id].sort());
    await posts().removeForever(young?.id ?? 0);
  });
});
