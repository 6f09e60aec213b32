import { describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { aBlogPost } from '../../test/blog-post.ts';
import { eventually } from '../../test/eventually.ts';
import { testApi } from '../../test/start-api.ts';
import { BlogPosts } from './blog-posts.ts';

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
    const { title, slug, content, tags, updatedAt: savedAt } = post;
    const saved = { title, slug, content, tags, savedAt, ...picture, published: true };
    expect(versions).toMatchObject([{ ...saved, version: 1, author: 'Anna Whitfield' }]);
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
});

describe('the trash', () => {
  test('hides a post, and restores it unchanged', async () => {
    const post = await aPublicPost({ imageUrl: '/images/desk.jpg', imageFocus: { x: 40, y: 75 } });
    const { id, slug } = post;
    await posts().remove({ params: { id } });
    await expect(api.visitor.blogPosts.bySlug({ params: { slug } })).rejects.toThrow(/^404/);
    await expect(api.admin.blogPosts.bySlug({ params: { slug } })).rejects.toThrow(/^404/);
    const { one, remove, versions } = posts();
    for (const call of [one, remove, versions])
      await expect(call({ params: { id } })).rejects.toThrow(`404: ${messages.blog.unknown}`);
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

const update = (id: number, body: Partial<NewBlogPost>) => posts().update({ params: { id }, body });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const published = (id: number) =>
  eventually(async () => {
    const post = await posts().one({ params: { id } });
    return post.published ? post : undefined;
  }, 'a published post');

test('a scheduled post is published at its time, and dated with it', async () => {
  const publishAt = inSeconds(2);
  const draft = await posts().create({ body: aBlogPost({ publishAt }) });
  expect(draft).toMatchObject({ published: false, publishAt, version: 1 });
  await expect(api.visitor.blogPosts.bySlug({ params: { slug: draft.slug } })).rejects.toThrow(/^404/);
  const post = await published(draft.id);
  expect(post).toMatchObject({ publishAt: null, version: 2 });
  expect(Date.parse(post.createdAt)).toBeGreaterThanOrEqual(Date.parse(publishAt));
  expect(Date.parse(post.createdAt)).toBeLessThan(Date.parse(publishAt) + 8000);
  expect(await posts().versions({ params: { id: draft.id } })).toMatchObject([
    { version: 1, author: 'Anna Whitfield' },
  ]);
});

test('a past time publishes at once, publishing clears the time, and a public post has none', async () => {
  const past = await posts().create({ body: aBlogPost({ publishAt: inSeconds(-5) }) });
  expect(past).toMatchObject({ published: true, publishAt: null });
  const draft = await posts().create({ body: aBlogPost({ publishAt: inSeconds(3600) }) });
  const open = { published: true, publishAt: null };
  expect(await update(draft.id, { published: true })).toMatchObject(open);
  expect(await update(draft.id, { publishAt: inSeconds(3600) })).toMatchObject({ ...open, version: 2 });
});

test('a time can be changed and removed', async () => {
  const draft = await posts().create({ body: aBlogPost({ publishAt: inSeconds(1) }) });
  const later = inSeconds(3600);
  expect(await update(draft.id, { publishAt: later })).toMatchObject({ publishAt: later });
  const other = await posts().create({ body: aBlogPost({ publishAt: inSeconds(1) }) });
  await update(other.id, { publishAt: null });
  await published((await posts().create({ body: aBlogPost({ publishAt: inSeconds(1) }) })).id);
  expect(await posts().one({ params: { id: draft.id } })).toMatchObject({ published: false });
  const unplanned = { published: false, publishAt: null };
  expect(await posts().one({ params: { id: other.id } })).toMatchObject(unplanned);
});

test('posts that came due while the API was down are published at the next start, once, also with several instances', async () => {
  const draft = await posts().create({ body: aBlogPost({ publishAt: inSeconds(3600) }) });
  await api.sql(`UPDATE blog_posts SET publish_at = now() - interval '1 minute' WHERE id = $1`, [draft.id]);
  const schedule = api.app.get(BlogPosts, { strict: false });
  await Promise.all([api.another(), schedule.publishDue(), schedule.publishDue()]);
  expect(await posts().one({ params: { id: draft.id } })).toMatchObject({ published: true, version: 2 });
});

test('a post in the trash is not published, and is restored as a draft once its time has passed', async () => {
  const draft = await posts().create({ body: aBlogPost({ publishAt: inSeconds(3600) }) });
  await posts().remove({ params: { id: draft.id } });
  await api.sql(`UPDATE blog_posts SET publish_at = now() - interval '1 minute' WHERE id = $1`, [draft.id]);
  await api.app.get(BlogPosts, { strict: false }).publishDue();
  const restored = await posts().restore({ params: { id: draft.id } });
  expect(restored).toMatchObject({ published: false, publishAt: null });
});
