import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import refusedStatements from '../../test/refused-statements.json' with { type: 'json' };
import { aRequest, startApi, type TestApi } from '../../test/start-api.ts';
import { startTestEnvironment } from '../../test/test-environment.ts';

let owner: DataSource;
let api: TestApi;
const name = `api_${randomUUID().slice(0, 8)}`;
const { databaseUrl, close } = await startTestEnvironment();

beforeAll(async () => {
  owner = await new DataSource({ type: 'postgres', url: databaseUrl }).initialize();
  await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
  const user = Object.assign(new URL(databaseUrl), { username: name, password: 'secret' }).href;
  api = await startApi({ DATABASE_URL: user, DATABASE_OWNER_URL: databaseUrl, DEMO_DATA: '1' });
});

afterAll(async () => {
  await api.close();
  await owner.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
  await owner.destroy();
  await close();
});

test.each(refusedStatements)('the user of the API may not %s', async (statement) => {
  await expect(api.sql(statement)).rejects.toThrow(/permission denied|must be owner|can’t be changed/);
});

test('the API works with that user: accounts, lists, emails of the queue, and a second start', async () => {
  await api.aClient();
  await api.visitor.consultationRequests.create({ body: aRequest(), idempotencyKey: randomUUID() });
  expect((await api.admin.consultationRequests.list()).total).toBeGreaterThan(1);
  expect((await api.admin.auditLog.list()).total).toBeGreaterThan(0);
  await api.mail.to('inbox@practice.example');
  await api.another();
});

test('once the tables are there, the API starts without their owner', async () => {
  const { DATABASE_OWNER_URL: _, ...variables } = api.variables;
  const second = await startApi(variables);
  expect((await second.admin.consultationRequests.list()).total).toBeGreaterThan(1);
  await second.close();
});
