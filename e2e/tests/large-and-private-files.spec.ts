import { readFile, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { messages } from '@practice/contract/messages';
import { choose, field } from '../on-page.ts';
import { expect, test } from '../product.ts';

const megabyte = 1024 * 1024;

test(
  'a video of 49 MB is uploaded and played from the middle',
  { tag: '@origin' },
  async ({ asOwner: page, elsewhere: list, word }, info) => {
    const film = info.outputPath('film.mp4');
    await writeFile(film, await aFilm(49 * megabyte));
    await page.goto('/admin/resources/new');
    await field(page, 'Title').fill(`Film ${word}`);
    await field(page, 'Description').fill('How to adjust a chair, at length.');
    await choose(page, 'Category', 'Video');

    await field(page, 'File').setInputFiles(film);
    await expect(page.getByText('49 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Add Resource' }).click();
    await expect(page).toHaveURL(/\/admin\/resources$/);

    await list.goto(`/resources?q=${word}`);
    const opening = list.context().waitForEvent('page');
    await list.getByRole('link', { name: /^View Resource/ }).click();
    const opened = await opening;
    await opened.waitForURL(/\/uploads\/[0-9a-f]{32}\.mp4$/);

    const player = await list.context().newPage();
    const pieces: number[] = [];
    player.on('response', (response) => {
      const [, start] = /^bytes (\d+)-/.exec(response.headers()['content-range'] ?? '') ?? [];
      if (response.status() === 206) pieces.push(Number(start));
    });
    await player.goto(opened.url(), { waitUntil: 'commit' });
    // No listener of ours runs in what the browser shows of a file.
    const video = player.locator('video');
    const lasts = () => video.evaluate((film: HTMLVideoElement) => film.duration);
    await expect.poll(lasts).toBeGreaterThan(1);
    const middle = (await lasts()) / 2;
    await video.evaluate((film: HTMLVideoElement, to) => {
      film.muted = true;
      film.currentTime = to;
      film.play().catch(() => {});
    }, middle);
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => (film.seeking ? 0 : film.currentTime)))
      .toBeGreaterThan(middle);
    expect(Math.max(...pieces)).toBeGreaterThan(40 * megabyte);
  },
);

test('a PDF that becomes private is closed at every address', async ({
  asOwner: page,
  baseURL,
  admin,
  word,
}) => {
  const pdf = new File([`%PDF-1.4\n%${word}\n%%EOF\n`], `${word}.pdf`, { type: 'application/pdf' });
  const { id, fileUrl } = await admin.resources.create({
    body: {
      title: `Plan ${word}`,
      description: 'For our own eyes, from now on.',
      category: 'guide',
      fileType: 'pdf',
    },
    file: pdf,
  });
  const open = await get(`${baseURL}${fileUrl}`);
  expect(open).toMatchObject({ status: 200, body: expect.stringContaining(word) });
  expect(open.headers['cache-control']).toBe('no-cache');
  await page.goto(`/admin/resources/edit/${id}`);
  await field(page, 'Public').uncheck();
  await page.getByRole('button', { name: 'Update Resource' }).click();
  await expect(page.getByText(messages.resources.updated.title)).toBeVisible();
  const own = await admin.resources.one({ params: { id } });
  expect(own.fileUrl).toBe(`/api/resources/${id}/file`);
  const forAdmins = await page.request.get(own.fileUrl);
  expect(await forAdmins.text()).toContain(word);
  expect(forAdmins.headers()['cache-control']).toBe('no-store');

  const name = fileUrl.replace('/uploads/', '');
  const key = name.replace('.pdf', '');
  for (const address of [
    ...[fileUrl, `/UPLOADS/${name}`, `${fileUrl}/`, `${fileUrl}.`, `${fileUrl}%20`, `${fileUrl}?x=1`],
    ...[`/uploads/${name.toUpperCase()}`, `/uploads/${key}`, `/uploads/${key}.PDF`, `/uploads//${name}`],
    ...[`/uploads/./${name}`, `/uploads/x/../${name}`, `/uploads%2f${name}`, `/%75ploads/${name}`],
    ...[`/uploads/%2e/${name}`, `/uploads/${key}%2epdf`, `/uploads\\${name}`, `/uploads/${name}%00`],
    ...[
      `/internal/files/${name}`,
      `/%3dfiles/${name}`,
      `/uploads/../internal/files/${name}`,
      `//internal/files/${name}`,
    ],
    ...[`/uploads/.incoming/${name}`, `/site/../uploads/${name}`, `/srv/uploads/${name}`],
    ...[own.fileUrl, `${own.fileUrl}/`, `/API/Resources/${id}/FILE`, `/api//resources/${id}/file`],
    ...[`/api/resources/${id}/file?download=1`, `/api/resources/0${id}/file`, `/api/resources/${id}%2ffile`],
    ...[`/api/resources/${id}`, `/api/resources/${id}/thumbnail/${name}`, `/api/resources/export.csv`],
  ]) {
    for (const headers of [{}, { range: 'bytes=0-99' }, { 'if-none-match': String(open.headers.etag) }]) {
      const answer = await get(`${baseURL}`, address, headers);
      expect(`${address}: ${answer.status}`).toMatch(/: 4(00|01|04)$/);
      expect(answer.body).not.toContain(word);
    }
    const head = await get(`${baseURL}`, address, {}, 'HEAD');
    expect(`HEAD ${address}: ${head.status}`).toMatch(/: 4(00|01|04)$/);
  }
  for (const address of ['/resources', '/resources?tab=guide', `/resources?q=${word}x`, '/api/resources']) {
    expect((await get(`${baseURL}`, address)).body).not.toMatch(new RegExp(`${word}(?!x)|${key}`));
  }
});

/** As it stands, dots, slashes and all. */
function get(
  origin: string,
  path = new URL(origin).pathname,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    send({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    })
      .once('error', fail)
      .end();
  });
}

/** The sample film, with so many bytes of nothing behind its first box that it is as long as asked for. */
async function aFilm(bytes: number): Promise<Buffer> {
  const file = new URL('../../site/public/samples/how-to-adjust-your-chair.mp4', import.meta.url);
  const sample = await readFile(file);
  const nothing = Buffer.alloc(bytes - sample.length);
  nothing.writeUInt32BE(nothing.length, 0);
  nothing.write('free', 4, 'latin1');
  const table = sample.indexOf('stco');
  for (let index = 0; index < sample.readUInt32BE(table + 8); index += 1) {
    const place = table + 12 + index * 4;
    sample.writeUInt32BE(sample.readUInt32BE(place) + nothing.length, place);
  }
  const first = sample.readUInt32BE(0);
  return Buffer.concat([sample.subarray(0, first), nothing, sample.subarray(first)]);
}
