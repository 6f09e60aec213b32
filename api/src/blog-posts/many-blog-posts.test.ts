import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { searchCap } from '@practice/contract/lists';
import { aBlogPost } from '../../test/a-blog-post.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

// More than a search looks through first.
const many = 4000;
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await posts().create(aBlogPost({ title: 'Été à Paris', published: true }));
  await api.sql(
    `INSERT INTO blog_posts (title, slug, summary, content, content_html, reading_minutes, category, published, was_public, saved_by, created_at)
     SELECT 'Many ' || n, 'many-' || n, 'Summary', 'Body ' || n, '', 1, 'Productivity', true, true, 'x', timestamptz '2020-01-01' + make_interval(mins => n / 3)
     FROM generate_series(1, $1) AS n`,
    [many],
  );
});
afterAll(() => api.close());

const posts = () => api.admin.api.blogPosts;

test('every page is the part of the whole that it says it is, from either end', async () => {
  const filter = { category: 'Productivity' };
  for (const sort of [
    ['createdAt', 'DESC'],
    ['title', 'ASC'],
  ] as const) {
    const whole: number[] = [];
    for (const first of [0, 1000, 2000, 3000]) {
      const { rows, total } = await posts().list({ filter, sort, range: [first, first + 999] });
      expect(total).toBe(many);
      whole.push(...rows.map(({ id }) => id));
    }
    expect(new Set(whole).size).toBe(many);
    for (const range of [
      [990, 1010],
      [1400, 1499],
      [1500, 1524],
      [3500, 3524],
      [3975, 3999],
      [3990, 4014],
      [3999, 3999],
      [4000, 4024],
    ] as const) {
      const { rows } = await posts().list({ filter, sort, range });
      expect(rows.map(({ id }) => id)).toEqual(whole.slice(range[0], range[1] + 1));
    }
  }
});

test('a search has its newest matches, an export all of them', async () => {
  const found = await api.visitor.api.blogPosts.published({ filter: { q: 'many' }, range: [0, 4] });
  expect(found.total).toBe(searchCap);
  expect(found.rows[0]?.title).toBe(`Many ${many}`);
  expect(
    (await api.visitor.api.blogPosts.published({ filter: { q: 'many' }, range: [290, 310] })).rows,
  ).toHaveLength(10);
  const file = await posts().exportCsv({ filter: { q: 'many' } });
  expect((await file.text()).trim().split('\n')).toHaveLength(many + 1);
});

test.each([
  ['in every post', 'many'],
  ['in one of ten', 'any 1'],
  ['in the oldest alone', 'y 20'],
  ['one word in every body', 'body'],
  ['one word in an old body', '1234'],
  ['a letter in every title', 'm'],
  ['two letters in few titles', '77'],
  ['a letter in none', 'ß'],
])('the newest are found of what stands %s', async (_, q) => {
  const found = await api.visitor.api.blogPosts.published({ filter: { q, category: 'Productivity' } });
  const expected = await api.sql<{ id: number }>(
    `SELECT id FROM blog_posts
     WHERE category = 'Productivity' AND (title ILIKE '%' || $1 || '%' OR content ~* ('\\m' || $1) AND length($1) > 2)
     ORDER BY created_at DESC, id DESC LIMIT 300`,
    [q],
  );
  expect(found.rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(found.total).toBe(expected.length);
});

test('the feed has the newest with their text, the addresses all that are public', async () => {
  const feed = await api.visitor.api.blogPosts.feed();
  expect(feed).toHaveLength(20);
  expect(feed[0]).toMatchObject({
    title: 'Été à Paris',
    contentHtml: expect.stringContaining('<p>'),
    image: null,
  });
  expect(feed[0]).not.toHaveProperty('content');
  const addresses = await api.visitor.api.blogPosts.addresses();
  expect(addresses).toHaveLength(many + 1);
  expect(addresses[0]).toEqual({ slug: feed[0]?.slug, updatedAt: feed[0]?.updatedAt });
});

test('the counts follow whatever happens to the rows', async () => {
  await api.sql(`UPDATE blog_posts SET category = 'Health Tips', published = false WHERE id % 3 = 0`);
  await api.sql(`DELETE FROM blog_posts WHERE id % 7 = 0`);
  await api.sql(`UPDATE blog_posts SET deleted_at = now() WHERE id % 5 = 0`);
  const differences = await api.sql(
    `SELECT * FROM (SELECT category, published, deleted_at IS NOT NULL AS deleted, count(*) AS posts FROM blog_posts GROUP BY 1, 2, 3) AS real
     FULL JOIN (SELECT * FROM blog_post_counts WHERE posts <> 0) AS kept USING (category, published, deleted, posts)
     WHERE real IS NULL OR kept IS NULL`,
  );
  expect(differences).toEqual([]);
});
