import { beforeAll, expect, test } from '@jest/globals';
import { aBlogPost } from '../../test/blog-post.ts';
import { testApi } from '../../test/start-api.ts';

const many = 1500;
const api = testApi();
beforeAll(async () => {
  await posts().create({ body: aBlogPost({ title: 'Été à Paris', published: true }) });
  await api.sql(
    `INSERT INTO blog_posts (title, slug, summary, content, content_html, reading_minutes, category, published, was_public, saved_by, created_at)
     SELECT 'Many ' || n, 'many-' || n, 'Summary', 'Body ' || n, '', 1, 'Productivity', true, true, 'x', timestamptz '2020-01-01' + make_interval(mins => n / 3)
     FROM generate_series(1, $1) AS n`,
    [many],
  );
});

const posts = () => api.admin.blogPosts;

test('each page holds the range of the whole that it states', async () => {
  const filter = { category: 'Productivity' };
  for (const sort of [
    ['createdAt', 'DESC'],
    ['title', 'ASC'],
  ] as const) {
    const whole: number[] = [];
    for (const first of [0, 1000]) {
      const { rows, total } = await posts().list({ query: { filter, sort, range: [first, first + 999] } });
      expect(total).toBe(many);
      whole.push(...rows.map(({ id }) => id));
    }
    expect(new Set(whole).size).toBe(many);
    for (const range of [
      [990, 1010],
      [1475, 1499],
      [1490, 1514],
      [1500, 1524],
    ] as const) {
      const { rows } = await posts().list({ query: { filter, sort, range } });
      expect(rows.map(({ id }) => id)).toEqual(whole.slice(range[0], range[1] + 1));
    }
  }
});

test('a search and an export have all matches, in the same order', async () => {
  const found = await api.visitor.blogPosts.list({
    query: { published: true, filter: { q: 'many' }, range: [0, 4] },
  });
  expect(found.total).toBe(many);
  expect(found.rows[0]?.title).toBe(`Many ${many}`);
  const file = await posts().exportCsv({ query: { filter: { q: 'many' } } });
  const [, ...lines] = (await file.text()).trim().split('\n');
  expect(lines.map((line) => Number(/^Many (\d+)/.exec(line)?.[1]))).toEqual(
    Array.from({ length: many }, (_, n) => many - n),
  );
});

test('the feed has the newest posts with their text, and the list of addresses has all public ones', async () => {
  const feed = await api.visitor.blogPosts.feed();
  expect(feed).toHaveLength(20);
  expect(feed[0]).toMatchObject({
    title: 'Été à Paris',
    contentHtml: expect.stringContaining('<p>'),
    image: null,
  });
  expect(feed[0]).not.toHaveProperty('content');
  const addresses = await api.visitor.blogPosts.addresses();
  expect(addresses).toHaveLength(many + 1);
  expect(addresses[0]).toEqual({ slug: feed[0]?.slug, updatedAt: feed[0]?.updatedAt });
});
