import { expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { aBlogPost } from '../../test/blog-post.ts';
import { eventually } from '../../test/eventually.ts';
import { testApi } from '../../test/start-api.ts';
import { BlogPosts } from './blog-posts.ts';

const api = testApi();

const posts = () => api.admin.blogPosts;
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
