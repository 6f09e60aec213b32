import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ListParams } from '@practice/contract/lists';
import { aBlogPost } from '../../test/blog-post.ts';
import searches from '../../test/post-searches.json' with { type: 'json' };
import { testApi } from '../../test/start-api.ts';

const api = testApi();
beforeAll(async () => {
  for (const [title, own] of [
    ['Zed 100% sure', { category: 'Ergonomics' as const, tags: ['a'], summary: 'Of chairs & desks.' }],
    ['Amy_Underscore', { tags: ['a', 'b'], content: 'The Masgutova method and running shoes. OT on TV.' }],
    ['Été à Paris', { summary: 'ÄRGER mit dem Stuhl', content: "Don't slouch: e-mail us." }],
    ['Draft one', { published: false, tags: ['a'] }],
  ] as const) {
    await posts().create({
      body: aBlogPost({ title, published: true, ...own, tags: [...(own.tags ?? [])] }),
    });
  }
  const { id } = await posts().create({ body: aBlogPost({ title: 'Binned', published: true }) });
  await posts().remove({ params: { id } });
});

const posts = () => api.admin.blogPosts;
const titlesOf = async (params: ListParams = {}) =>
  (await api.visitor.blogPosts.list({ query: { ...params, published: true } })).rows.map(
    ({ title }) => title,
  );
const allTitles = async (params: ListParams = {}) =>
  (await posts().list({ query: params })).rows.map(({ title }) => title);

describe('GET /api/blog-posts', () => {
  test('is refused to visitors and clients unless published=true', async () => {
    const client = await api.aClient();
    expect((await api.visitor.send('/api/blog-posts')).status).toBe(401);
    expect((await client.send('/api/blog-posts')).status).toBe(403);
    expect((await api.visitor.send('/api/blog-posts?published=false')).status).toBe(401);
    const expected = ['Été à Paris', 'Amy_Underscore', 'Zed 100% sure'];
    expect(await titlesOf()).toEqual(expected);
    expect((await client.blogPosts.list({ query: { published: true } })).total).toBe(3);
    expect((await posts().list({ query: { published: true } })).total).toBe(3);
    expect(await allTitles()).toEqual(['Draft one', ...expected]);
  });

  test('answers with summaries without the content, which a browser may cache', async () => {
    const { rows } = await api.visitor.blogPosts.list({ query: { published: true, range: [0, 0] } });
    expect(rows[0]).toMatchObject({ title: 'Été à Paris', readingMinutes: 1 });
    expect(rows[0]).not.toHaveProperty('content');
    expect(rows[0]).not.toHaveProperty('contentHtml');
    const response = await api.visitor.send('/api/blog-posts?published=true');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const whole = await api.admin.send('/api/blog-posts');
    expect(whole.headers.get('cache-control')).toBe('no-store');
  });

  test('never shows a visitor an unpublished post, whatever the filter', async () => {
    for (const filter of [
      { published: false },
      { deleted: true },
      { published: false, deleted: true },
      { q: 'Draft' },
      { q: 'Binned' },
      { id: [1, 2, 3, 4, 5, 6], published: false },
    ]) {
      expect(await api.visitor.blogPosts.list({ query: { published: true, filter } })).toEqual({
        rows: [],
        total: 0,
      });
    }
    expect(await titlesOf({ filter: { id: [1, 2, 3, 4, 5, 6] } })).toHaveLength(3);
    expect(await titlesOf({ filter: { published: true, deleted: false } })).toHaveLength(3);
  });

  test('counts the posts of each kind', async () => {
    const total = async (filter: Record<string, unknown>) =>
      (await posts().list({ query: { filter, range: [0, 0] } })).total;
    expect(await total({ published: false })).toBe(1);
    expect(await total({ deleted: true })).toBe(1);
    expect(await total({ category: ['Ergonomics', 'Posture'] })).toBe(4);
    expect(await total({ category: 'Posture', published: true })).toBe(2);
    expect(await total({ tag: 'a' })).toBe(3);
  });

  test.each(Object.entries(searches))('finds %j in %j', async (q, expected) => {
    expect(await titlesOf({ filter: { q } })).toEqual(expected);
  });

  test.each(['filter={"authorId":1}', 'filter={"category":"Cooking"}', 'filter={"q":"a%5Cu0000"}'])(
    'rejects %s with a message',
    async (query) => {
      const response = await api.visitor.send(`/api/blog-posts?published=true&${query}`);
      expect(await response.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'filter' }] });
    },
  );
});
