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
  const idsIn = async (first: number, last: number) => {
    const { rows, total } = await posts().list({ query: { filter, range: [first, last] } });
    expect(total).toBe(many);
    return rows.map(({ id }) => id);
  };
  // Several have the same time.
  const whole = [...(await idsIn(0, 999)), ...(await idsIn(1000, 1999))];
  expect(new Set(whole).size).toBe(many);
  expect(await idsIn(990, 1010)).toEqual(whole.slice(990, 1011));
  expect(await idsIn(1490, 1514)).toEqual(whole.slice(1490));
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
