import { expect, test } from '@jest/globals';
import { eventually } from '../../test/eventually.ts';
import { aPdf, named } from '../../test/files.ts';
import { aResource } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi({ RATE_LIMITS: 'on' });

test('downloads of one network are counted up to a limit, whatever browsers it claims, and all are sent', async () => {
  const resource = aResource({ fileUrl: '', fileType: '' });
  const { fileUrl } = await api.admin.resources.create({ body: resource, file: named(aPdf(), 'a.pdf') });
  for (let browser = 0; browser < 130; browser += 1) {
    const answer = await api.visitor.send(fileUrl, { headers: { 'user-agent': `Chrome/140.${browser}` } });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  }
  const counted = () =>
    api.sql<{ rows: number; downloads: number }>(
      `SELECT (SELECT count(*) FROM resource_downloads)::integer AS rows, downloads FROM resources`,
    );
  await eventually(
    async () => (await counted())[0]?.downloads === 100 || undefined,
    'the hundredth download',
  );
  expect(await counted()).toEqual([{ rows: 100, downloads: 100 }]);
});
