import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { aBlogPost } from '../../test/blog-post.ts';
import { json } from '../../test/browser.ts';
import { aPerson, aRequest, startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;
let killer: pg.Client;
beforeAll(async () => {
  api = await startApi();
  killer = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await killer.connect();
});
afterAll(async () => {
  await killer.end();
  await api.close();
});

const writes = () =>
  [
    api.visitor.send('/api/consultation-requests', json('POST', aRequest())),
    api.visitor.send('/api/forgot-password', json('POST', { email: aPerson().email })),
    api.admin.send('/api/blog-posts', json('POST', aBlogPost())),
  ].map(async (answer) => (await answer).status);

test('a write whose database connection breaks at any point is answered 503', async () => {
  const [database] = await api.sql<{ name: string }>('SELECT current_database() AS name');
  const seen: number[] = [];
  for (let round = 0; round < 20 || !seen.includes(503); round++) {
    const answers = [...writes(), ...writes(), ...writes(), ...writes()];
    await new Promise((done) => setTimeout(done, round % 20));
    await killer.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      database?.name,
    ]);
    seen.push(...(await Promise.all(answers)));
  }
  expect(seen.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
});

test('an idle connection that breaks does not end the process', async () => {
  const { master } = api.app.get(DataSource).driver as unknown as { master: pg.Pool };
  const client = await master.connect();
  expect(client.emit('error', new Error('terminating connection'))).toBe(true);
  client.release(true);
  expect((await api.visitor.send('/api/health/ready')).status).toBe(200);
});
