import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBlogPost } from '../../test/a-blog-post.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { OldRendering } from './old-rendering.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const posts = () => api.admin.api.blogPosts;

test('a post that an earlier renderer wrote gets today’s HTML, and is otherwise as it was', async () => {
  const kept = await posts().create(aBlogPost({ published: true, content: `It's "here".` }));
  // More than are taken at once, and one in the trash.
  const ids = [kept.id];
  for (let i = 0; i < 21; i++) ids.push((await posts().create(aBlogPost({ content: `It's ${i}.` }))).id);
  await posts().remove(ids[1] ?? 0);
  const untouched = await posts().create(aBlogPost());
  await api.sql(
    `UPDATE blog_posts SET content_html = '<p>old</p>', rendered_by = 0, reading_minutes = 9 WHERE id = ANY($1)`,
    [ids],
  );
  await api.sql(`UPDATE blog_posts SET content_html = '<p>mine</p>' WHERE id = $1`, [untouched.id]);

  await api.app.get(OldRendering).renew();

  expect(await posts().one(kept.id)).toEqual(kept);
  expect(kept.contentHtml).toBe('<p>It’s “here”.</p>\n');
  const old = await api.sql(`SELECT id FROM blog_posts WHERE rendered_by = 0 OR content_html = '<p>old</p>'`);
  expect(old).toEqual([]);
  expect(await posts().one(untouched.id)).toMatchObject({ contentHtml: '<p>mine</p>' });
});
