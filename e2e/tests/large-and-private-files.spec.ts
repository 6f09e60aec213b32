import { messages } from '@practice/contract/messages';
import { ask } from '@practice/sandbox/http';
import { field } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('a PDF made private is closed at every address', async ({ asOwner: page, baseURL, admin, word }) => {
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
  // As it stands, dots, slashes and all.
  const get = (address: string, headers = {}, method = 'GET') =>
    ask(Number(new URL(baseURL ?? '').port), address, { headers, method });
  const open = await get(fileUrl);
  expect(open).toMatchObject({ status: 200, text: expect.stringContaining(word) });
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
      const answer = await get(address, headers);
      expect(`${address}: ${answer.status}`).toMatch(/: 4(00|01|04)$/);
      expect(answer.text).not.toContain(word);
    }
    const head = await get(address, {}, 'HEAD');
    expect(`HEAD ${address}: ${head.status}`).toMatch(/: 4(00|01|04)$/);
  }
  for (const address of ['/resources', '/resources?tab=guide', `/resources?q=${word}x`, '/api/resources']) {
    expect((await get(address)).text).not.toMatch(new RegExp(`${word}(?!x)|${key}`));
  }
});
