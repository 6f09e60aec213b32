import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aBlogPost } from '../../test/blog-post.ts';
import { eventually } from '../../test/eventually.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;
let cache: Server;
/** What was purged, e.g. `/resources br`, and what a visitor would have seen at that moment. */
let purges: { page: string; seen: number | undefined }[];
let answer: 'at once' | 'never' | 'with an error' = 'at once';
let watched = '';

beforeAll(async () => {
  cache = createServer(async (request, response) => {
    const seen = await statusOf(`${api.origin}/api/blog-posts/${watched}`);
    purges.push({ page: `${request.url} ${request.headers['accept-encoding']}`, seen });
    if (answer === 'never') return;
    response.statusCode = answer === 'at once' ? 200 : 502;
    response.end('page');
  });
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
  const { port } = cache.address() as AddressInfo;
  api = await startApi({ PAGE_CACHE_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  cache.closeAllConnections();
  cache.close();
  await api.close();
});
beforeEach(() => {
  purges = [];
  answer = 'at once';
});

// Over a connection of its own: one kept open would keep the API from closing.
function statusOf(address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(address, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', () => resolve(undefined));
  });
}

const posts = () => api.admin.blogPosts;

/** Waits until each page is purged in three encodings. The second purges of an earlier change may be under way. */
const purgesOf = (pages: readonly string[]) =>
  eventually(
    () =>
      pages.every((wanted) => {
        const own = purges.map(({ page }) => page).filter((page) => page.startsWith(`${wanted} `));
        return new Set(own).size === 3;
      }) || undefined,
    `three encodings of ${pages.join()}`,
  );

const timesOf = (slug: string) => purges.filter(({ page }) => page === `/blog/${slug} br`).length;

describe('a change of a post', () => {
  test('has purged its pages in every encoding by the time it is answered', async () => {
    const { id, slug } = await posts().create({ body: aBlogPost() });
    await posts().update({ params: { id }, body: { title: 'Still a draft' } });
    expect(purges).toEqual([]);

    watched = slug;
    await posts().update({ params: { id }, body: { published: true } });
    const pages = [`/blog/${slug}`, '/resources', '/resources?tab=blog', '/rss.xml', '/sitemap.xml'];
    await purgesOf(pages);
    expect(new Set(purges.map(({ page }) => page.split(' ')[0]))).toEqual(new Set(pages));
    expect(new Set(purges.map(({ seen }) => seen))).toEqual(new Set([200]));

    purges = [];
    watched = `${slug}-b`;
    await posts().update({ params: { id }, body: { slug: `${slug}-b` } });
    await purgesOf([`/blog/${slug}`, `/blog/${slug}-b`]);

    for (const change of [
      () => posts().update({ params: { id }, body: { published: false } }),
      () => posts().update({ params: { id }, body: { published: true } }),
      () => posts().remove({ params: { id } }),
      () => posts().restore({ params: { id } }),
      () => posts().restoreVersion({ params: { id, version: 1 } }),
    ]) {
      purges = [];
      await change();
      await purgesOf([`/blog/${slug}-b`]);
    }
  });

  test('purges its pages again soon after, for a page that was being rendered', async () => {
    const { slug } = await posts().create({ body: aBlogPost({ published: true }) });
    expect(timesOf(slug)).toBe(1);
    await eventually(() => timesOf(slug) === 2 || undefined, 'a second purge');
  });

  test('by the schedule purges its pages, too', async () => {
    const { slug } = await posts().create({
      body: aBlogPost({ publishAt: new Date(Date.now() + 500).toISOString() }),
    });
    await eventually(() => timesOf(slug) > 0 || undefined, 'its purge');
  });
});

test('after new hours and a closed day the contact page is purged in every encoding', async () => {
  const { calendar } = api.admin;
  const settings = await calendar.settings();
  for (const change of [
    () => calendar.saveSettings({ body: settings }),
    () => calendar.close({ body: { firstDay: '2027-03-01', lastDay: '2027-03-01' } }),
  ]) {
    purges = [];
    await change();
    // The second purges of other tests' pages may come meanwhile.
    const own = purges.map(({ page }) => page).filter((page) => page.startsWith('/contact '));
    expect(new Set(own)).toEqual(new Set(['/contact br', '/contact gzip', '/contact identity']));
  }
});

describe('a cache', () => {
  test('that does not respond does not delay the save', async () => {
    answer = 'never';
    const start = performance.now();
    await posts().create({ body: aBlogPost({ published: true }) });
    // Three seconds and the save on a quiet machine; without a timeout it would be a test's two minutes.
    expect(performance.now() - start).toBeLessThan(60_000);
  });

  test('that fails is purged again later', async () => {
    answer = 'with an error';
    const { slug } = await posts().create({ body: aBlogPost({ published: true }) });
    await eventually(() => timesOf(slug) >= 3 || undefined, 'a third purge');
  });
});
