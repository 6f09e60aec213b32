import { describe, expect, test } from '@jest/globals';
import type { Browser } from '../../test/browser.ts';
import { aPdf, aVideo, named } from '../../test/files.ts';
import { resourcesOf } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const api = testApi();
const resources = () => resourcesOf(api);

async function countOf(id: number, expected?: number): Promise<number> {
  const deadline = Date.now() + (expected === undefined ? 400 : 5000);
  for (;;) {
    const { downloads } = await resources().one(id);
    if (downloads === expected || Date.now() > deadline) return downloads;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const open = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await api.visitor.send(address, {
    method,
    headers: { 'user-agent': chrome, ...headers },
  });
  await response.arrayBuffer();
  return response.status;
};

describe('downloads', () => {
  test('count each visitor once an hour, however they open it, also concurrently', async () => {
    const { id, fileUrl } = await resources().upload(named(aVideo(5000), 'a.mp4'));
    await Promise.all(Array.from({ length: 30 }, () => open(fileUrl, { range: 'bytes=0-' })));
    expect(await countOf(id, 1)).toBe(1);
    await open(fileUrl);
    await open(fileUrl, { 'user-agent': `${chrome} Edg/140` });
    expect(await countOf(id, 2)).toBe(2);
    await api.sql(`UPDATE resource_downloads SET hour = hour - interval '1 hour' WHERE resource_id = $1`, [
      id,
    ]);
    await open(fileUrl);
    expect(await countOf(id, 3)).toBe(3);
    // A visitor is kept as a hash alone.
    const rows = await api.sql<{ visitor: string }>('SELECT visitor FROM resource_downloads');
    expect(rows.every(({ visitor }) => /^[\w-]{43}$/.test(visitor))).toBe(true);
  });

  test('do not count later ranges, HEAD, prefetches, failures or robots', async () => {
    const { id, fileUrl } = await resources().upload(named(aVideo(5000), 'a.mp4'));
    expect(await open(fileUrl, { range: 'bytes=100-' })).toBe(206);
    expect(await open(fileUrl, { range: 'bytes=-100' })).toBe(206);
    expect(await open(fileUrl, { range: 'bytes=9999-' })).toBe(416);
    expect(await open(fileUrl, {}, 'HEAD')).toBe(200);
    expect(await open(fileUrl, { 'sec-purpose': 'prefetch;prerender' })).toBe(200);
    for (const robot of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ''])
      expect(await open(fileUrl, { 'user-agent': robot })).toBe(200);
    expect(await countOf(id)).toBe(0);
  });

  test('never fail because of counting', async () => {
    const { fileUrl } = await resources().upload(named(aPdf(), 'a.pdf'));
    await api.sql('ALTER TABLE resource_downloads RENAME TO elsewhere');
    expect(await open(fileUrl)).toBe(200);
    await api.sql('ALTER TABLE elsewhere RENAME TO resource_downloads');
  });

  test('of external files are recorded by the page if the visitor may see them', async () => {
    const resource = await resources().create();
    const record = (id: number, browser: Browser) =>
      browser.send(`/api/resources/${id}/downloads`, {
        method: 'POST',
        headers: { 'user-agent': chrome, origin: 'http://practice.example' },
      });
    expect((await record(resource.id, api.visitor)).status).toBe(200);
    expect((await record(resource.id, api.visitor)).status).toBe(200);
    expect(await countOf(resource.id, 1)).toBe(1);
    const foreign = await api.visitor.send(`/api/resources/${resource.id}/downloads`, {
      method: 'POST',
      headers: { 'user-agent': `${chrome} 2`, origin: 'http://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const closed = await resources().create({ isPublic: false });
    expect((await record(closed.id, api.visitor)).status).toBe(404);
    expect((await record(999999, api.visitor)).status).toBe(404);
    expect(await countOf(closed.id)).toBe(0);
  });
});
