import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Resource } from '@practice/contract/resources';
import { type S3Server, startS3Server } from '@practice/sandbox/s3-server';
import type { Browser } from '../../test/browser.ts';
import { aPdf, aPhoto, aVideo, named } from '../../test/files.ts';
import { resourcesOf } from '../../test/resource.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { Storage } from '../uploads/storage.ts';

describe.each(['the disk', 'a bucket'])('a file on %s', (place) => {
  let server: S3Server | undefined;
  let api: TestApi;
  let client: Browser;
  beforeAll(async () => {
    server = place === 'a bucket' ? await startS3Server() : undefined;
    api = await startApi(server?.variables);
    client = await api.aClient();
  });
  afterAll(async () => {
    await api.close();
    await server?.close();
  });

  const resources = () => resourcesOf(api);
  const upload: ReturnType<typeof resourcesOf>['upload'] = (...input) => resources().upload(...input);
  const open = (address: string, headers: Record<string, string> = {}, browser = api.visitor) =>
    browser.send(address, { headers });
  const statusOf = async (address: string, browser = api.visitor) => {
    const response = await open(address, {}, browser);
    await response.arrayBuffer();
    return response.status;
  };

  async function kept(): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of api.app.get(Storage, { strict: false }).list()) names.push(name);
    const incoming = await readdir(join(api.dataDir, 'uploads/.incoming'), { recursive: true }).catch(
      () => [],
    );
    return [...names, ...incoming].sort();
  }

  test('is downloaded unchanged, with its type and never as a page', async () => {
    const resource = await upload(named(aPdf(), 'Chair guide – 2.pdf'));
    expect(resource).toMatchObject({
      fileUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.pdf$/),
      fileType: 'pdf',
      file: { name: 'Chair guide – 2.pdf', size: aPdf().length, mime: 'application/pdf' },
    });
    const response = await open(resource.fileUrl);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(aPdf().length),
      'content-disposition': `inline; filename="Chair guide ? 2.pdf"; filename*=UTF-8''Chair%20guide%20%E2%80%93%202.pdf`,
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(aPdf())).toBe(true);
    const head = await api.visitor.send(resource.fileUrl, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(aPdf().length));
    expect(head.headers.get('content-type')).toBe('application/pdf');
  });

  test('of another type is only ever a download, whatever is in it', async () => {
    const content = '<!doctype html><script>alert(1)</script>';
    const resource = await upload(named(content, 'notes.txt'));
    expect(resource).toMatchObject({ fileType: 'other', file: { mime: 'application/octet-stream' } });
    const response = await open(resource.fileUrl);
    expect(await response.text()).toBe(content);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=notes.txt',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  describe('with a Range header', () => {
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
    const video = Buffer.concat([aVideo(100), bytes]);
    const last = video.length - 1;
    let address: string;
    beforeAll(async () => {
      address = (await upload(named(video, 'chair.mp4'), { category: 'video' })).fileUrl;
    });

    test.each([
      ['bytes=100-100', 100, 100],
      ['bytes=1000-', 1000, last],
      ['bytes=-10', last - 9, last],
      ['bytes=500-999999', 500, last],
    ])('%s', async (range, from, to) => {
      const response = await open(address, { range });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/${video.length}`);
      expect(response.headers.get('content-length')).toBe(String(to - from + 1));
      expect(Buffer.from(await response.arrayBuffer()).equals(video.subarray(from, to + 1))).toBe(true);
    });

    test.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes=x'])('%s gets the whole file', async (range) => {
      const response = await open(address, { range });
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(video.length);
    });

    test.each([`bytes=${last + 1}-`, 'bytes=-0', 'bytes=5-2'])('%s is not satisfiable', async (range) => {
      const response = await open(address, { range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${video.length}`);
    });

    test('a video is sandboxed but can load its own address', async () => {
      const { headers } = await api.visitor.send(address, { method: 'HEAD' });
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; media-src 'self'; sandbox allow-same-origin",
      );
    });

    test('If-Range requires the same file', async () => {
      const { headers } = await api.visitor.send(address, { method: 'HEAD' });
      const etag = headers.get('etag') ?? '';
      const same = await open(address, { range: 'bytes=0-9', 'if-range': etag });
      expect(same.status).toBe(206);
      await same.arrayBuffer();
      const other = await open(address, { range: 'bytes=0-9', 'if-range': '"another"' });
      expect(other.status).toBe(200);
      await other.arrayBuffer();
      const known = await open(address, { range: 'bytes=0-9', 'if-none-match': `"x", ${etag}` });
      expect(known.status).toBe(304);
    });
  });

  describe('that is private', () => {
    test('is only for admins, at every address', async () => {
      const resource = await upload(named(aPdf(), 'private.pdf'), { isPublic: false });
      expect(resource.fileUrl).toBe(`/api/resources/${resource.id}/file`);
      expect(await statusOf(resource.fileUrl)).toBe(401);
      expect(await statusOf(resource.fileUrl, client)).toBe(403);
      const followed = await api.visitor.send(resource.fileUrl, {
        headers: { accept: 'text/html,*/*' },
        redirect: 'manual',
      });
      expect(followed.status).toBe(303);
      expect(followed.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(resource.fileUrl)}`);
      const own = await open(resource.fileUrl, {}, api.admin);
      expect(own.status).toBe(200);
      expect(own.headers.get('cache-control')).toBe('no-store');
      const [{ key } = { key: '' }] = await api.sql<{ key: string }>(
        'SELECT file_key AS key FROM resources WHERE id = $1',
        [resource.id],
      );
      for (const address of [`/uploads/${key}.pdf`, `/UPLOADS/${key}.pdf`, `/uploads/${key}.pdf/`])
        expect(await statusOf(address, api.admin)).toBe(404);
      expect(JSON.stringify(await api.visitor.resources.list())).not.toContain(key);
    });

    test('has a thumbnail that is only for admins, too', async () => {
      const resource = await upload(named(await aPhoto(900, 600), 'desk.jpg'), { isPublic: false });
      const addresses = [resource.thumbnail?.url ?? '', ...sizesOf(resource)];
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) {
        expect(address).toContain(`/api/resources/${resource.id}/thumbnail/`);
        expect(await statusOf(address)).toBe(401);
        expect(await statusOf(address, client)).toBe(403);
        expect(await statusOf(address, api.admin)).toBe(200);
        const name = address.split('/').pop();
        expect(await statusOf(`/uploads/${name}`)).toBe(404);
      }
    });

    test('is closed at its former public address at once, and for good', async () => {
      const before = await upload(named(await aPhoto(900, 600), 'desk.jpg'));
      const old = [before.fileUrl, ...sizesOf(before)];
      for (const address of old) expect(await statusOf(address)).toBe(200);
      const closed = await resources().update(before.id, { isPublic: false });
      for (const address of old) expect(await statusOf(address)).toBe(404);
      expect(await statusOf(closed.fileUrl, api.admin)).toBe(200);
      const again = await resources().update(before.id, { isPublic: true });
      expect(again.fileUrl).not.toBe(before.fileUrl);
      expect(await statusOf(again.fileUrl)).toBe(200);
      for (const address of sizesOf(again)) expect(await statusOf(address)).toBe(200);
      for (const address of old) expect(await statusOf(address)).toBe(404);
    });
  });

  test('is closed in the trash, open again once restored, and deleted for good on demand', async () => {
    const resource = await upload(named(await aPhoto(900, 600), 'desk.jpg'));
    const addresses = [resource.fileUrl, ...sizesOf(resource)];
    await resources().remove(resource.id);
    for (const address of addresses) expect(await statusOf(address)).toBe(404);
    expect(await statusOf(`/api/resources/${resource.id}/file`, api.admin)).toBe(404);
    const restored = await resources().restore(resource.id);
    for (const address of [restored.fileUrl, ...sizesOf(restored)]) expect(await statusOf(address)).toBe(200);
    await resources().remove(resource.id);
    await resources().removeForever(resource.id);
    const keys = addresses.map((address) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '');
    expect((await kept()).filter((name) => keys.some((key) => name.startsWith(key)))).toEqual([]);
    expect(await api.sql('SELECT 1 FROM uploads WHERE key = ANY($1)', [keys])).toEqual([]);
  });

  test('is deleted when another file or an external address replaces it', async () => {
    const before = await kept();
    const first = await upload(named(aPdf(1), 'first.pdf'));
    const second = await resources().update(first.id, { title: 'With a film' }, named(aVideo(), 'b.mp4'));
    expect(second).toMatchObject({ title: 'With a film', fileType: 'video', file: { name: 'b.mp4' } });
    expect(await statusOf(first.fileUrl)).toBe(404);
    expect(await statusOf(second.fileUrl)).toBe(200);
    expect(await kept()).toHaveLength(before.length + 1);
    // A form sends back what it was shown; and an empty address is none when there is a file.
    for (const fileUrl of [second.fileUrl, '', null]) {
      const same = await resources().update(first.id, { fileUrl });
      expect(same.fileUrl).toBe(second.fileUrl);
    }
    const third = await resources().update(first.id, { fileUrl: 'https://a.example/x.pdf' });
    expect(third).toMatchObject({ fileUrl: 'https://a.example/x.pdf', file: null });
    expect(await kept()).toEqual(before);
    const fourth = await resources().update(first.id, {}, named(aPdf(2), 'fourth.pdf'));
    expect(fourth.file?.name).toBe('fourth.pdf');
  });

  test('gets one of several concurrent changes, and no other file is left', async () => {
    const { id } = await upload(named(aPdf(), 'start.pdf'));
    const before = await kept();
    const changes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        resources().update(id, { isPublic: true }, named(aPdf(index), `${index}.pdf`)),
      ),
    );
    const done = changes.filter(({ status }) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    for (const change of changes) {
      if (change.status === 'rejected')
        expect(String(change.reason)).toMatch(/409: This resource was changed/);
    }
    expect(await kept()).toHaveLength(before.length);
    const resource = await resources().one(id);
    expect(await statusOf(resource.fileUrl)).toBe(200);
  });
});

function sizesOf({ thumbnail }: Resource): string[] {
  const sources = thumbnail?.sources ?? [];
  return sources.flatMap(({ srcset }) => srcset.split(', ').map((each) => each.split(' ')[0] ?? ''));
}

test('nginx sends the bytes if it is configured', async () => {
  const api = await startApi({ FILES_SENT_BY: 'nginx' });
  const resource = await resourcesOf(api).upload(named(aPdf(), 'guide.pdf'));
  const name = resource.fileUrl.slice('/uploads/'.length);
  await access(join(api.dataDir, 'uploads', name));
  const response = await api.visitor.send(resource.fileUrl, {
    headers: { range: 'bytes=0-3' },
  });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-accel-redirect': `/internal/files/${name}`,
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename=guide.pdf',
    'cache-control': 'no-cache',
  });
  expect(response.headers.has('accept-ranges')).toBe(false);
  expect(await response.text()).toBe('');
  await resourcesOf(api).update(resource.id, { isPublic: false });
  expect((await api.visitor.send(resource.fileUrl)).headers.get('x-accel-redirect')).toBeNull();
  const own = await api.admin.send(`/api/resources/${resource.id}/file`);
  expect(own.headers.get('x-accel-redirect')).toMatch(/^\/internal\/files\/[0-9a-f]{32}\.pdf$/);
  expect(own.headers.get('cache-control')).toBe('no-store');
  await api.close();
});
