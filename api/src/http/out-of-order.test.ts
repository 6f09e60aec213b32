import fs from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { aBlogPost } from '../../test/blog-post.ts';
import { json } from '../../test/browser.ts';
import { aPdf, aPng, named } from '../../test/files.ts';
import { resourcesOf } from '../../test/resource.ts';
import { aPerson, aRequest, testApi } from '../../test/start-api.ts';
import { Encoder } from '../uploads/encoder.ts';

const api = testApi();

const refusal = {
  statusCode: 507,
  message: 'We can’t save this right now. Nothing was changed. Please try again later, or call us.',
};

/** PostgreSQL answers writes to this table as it does without room, until the returned function is called. */
async function fill(table: string) {
  await api.sql(`CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE SQLSTATE '53100' USING MESSAGE = 'could not extend file: No space left on device'; END $$`);
  await api.sql(`CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION no_room()`);
  return () => api.sql(`DROP TRIGGER no_room ON ${table}`);
}

test('a write without space in the database gets an error message, and succeeds once there is space', async () => {
  const empty = await fill('consultation_requests');
  const send = () => api.visitor.send('/api/consultation-requests', json('POST', aRequest()));
  const refused = await send();
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject(refusal);
  await empty();
  expect((await send()).status).toBe(201);
});

test('signed-in people can read while nothing can be written', async () => {
  const client = await api.aClient();
  await api.sql(`UPDATE sessions SET last_seen_at = now() - interval '10 minutes'`);
  const empty = await fill('sessions');
  expect((await client.send('/api/client/appointments')).status).toBe(200);
  expect((await client.send('/api/user')).status).toBe(200);
  await empty();
});

const upload = () => resourcesOf(api).upload(named(aPdf(), 'guide.pdf'));

test('an upload that fills the disk is refused, leaves nothing, and can be repeated', async () => {
  const { createWriteStream } = fs;
  const writer = jest
    .spyOn(fs, 'createWriteStream')
    .mockImplementationOnce(() => createWriteStream('/dev/full'));
  await expect(upload()).rejects.toMatchObject({ status: 507, serverMessage: refusal.message });
  expect(writer).toHaveBeenCalled();
  writer.mockRestore();
  expect(await readdir(join(api.dataDir, 'uploads/.incoming'))).toEqual([]);
  await upload();
});

test('an image that can’t be encoded for lack of space is not reported as damaged', async () => {
  const path = join(api.dataDir, 'a.png');
  await fs.promises.writeFile(path, await aPng());
  const encoder = api.app.get(Encoder, { strict: false });
  await expect(encoder.file({ path, target: '/dev/full', mime: 'image/png' })).rejects.toMatchObject({
    code: 'ENOSPC',
  });
});

test('the API is not ready while its upload folder is unusable', async () => {
  const ready = async () => (await api.visitor.send('/api/health/ready')).status;
  const folder = join(api.dataDir, 'uploads');
  expect(await ready()).toBe(200);
  await rename(folder, `${folder}-kept`);
  await writeFile(folder, 'a file in its place');
  expect(await ready()).toBe(503);
  await rm(folder);
  await rename(`${folder}-kept`, folder);
  expect(await ready()).toBe(200);
});

const writes = () =>
  [
    api.visitor.send('/api/consultation-requests', json('POST', aRequest())),
    api.visitor.send('/api/forgot-password', json('POST', { email: aPerson().email })),
    api.admin.send('/api/blog-posts', json('POST', aBlogPost())),
  ].map(async (answer) => (await answer).status);

test('a write whose database connection breaks at any point is answered 503', async () => {
  const killer = new pg.Client({ connectionString: api.variables.DATABASE_URL });
  await killer.connect();
  const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const seen: number[] = [];
  for (let round = 0; round < 20 || !seen.includes(503); round++) {
    const answers = [...writes(), ...writes(), ...writes(), ...writes()];
    await new Promise((done) => setTimeout(done, round % 20));
    await killer.query(others);
    seen.push(...(await Promise.all(answers)));
  }
  await killer.end();
  expect(seen.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
});

test('an idle connection that breaks does not end the process', async () => {
  const { master } = api.app.get(DataSource).driver as unknown as { master: pg.Pool };
  const client = await master.connect();
  expect(client.emit('error', new Error('terminating connection'))).toBe(true);
  client.release(true);
  expect((await api.visitor.send('/api/health/ready')).status).toBe(200);
});
