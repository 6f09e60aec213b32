import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { testApi } from '../../test/start-api.ts';
import { SystemMeasurements } from './system-measurements.ts';

const api = testApi();
let facts: SystemMeasurements;
beforeAll(async () => {
  facts = api.app.get(SystemMeasurements, { strict: false });
  await mkdir(join(api.dataDir, 'uploads'), { recursive: true });
});

async function fact(name: string) {
  const { facts: all } = await api.admin.status.read();
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

test('stand-ins, a missing certificate and a missing backup are to-dos', async () => {
  const { facts: all } = await api.admin.status.read();
  const todos = all.flatMap(({ name, todo }) => (todo === null ? [] : name));
  expect(todos).toEqual(['Last backup', 'Security certificate', 'Test services']);
  expect(all[0]?.text).toMatch(/^\d+\.\d+\.\d+, built /);
});

test('a backup is outdated after 26 hours', async () => {
  await api.sql(
    `INSERT INTO last_backup (succeeded_at, bytes) VALUES (now() - interval '25.9 hours', 5000000)`,
  );
  expect(await fact('Last backup')).toMatchObject({
    text: expect.stringMatching(/at .*, 4\.8 MB$/),
    todo: null,
  });
  await api.sql(`UPDATE last_backup SET succeeded_at = now() - interval '26.1 hours'`);
  expect((await fact('Last backup')).todo).toMatch(/^It’s too old\. Ask /);
});

test('overdue and failed jobs get a to-do', async () => {
  await api.sql(`SELECT pgboss.create_queue('nobody', '{"policy": "standard"}')`);
  const job = (state: string, minutes: number) =>
    api.sql(
      `INSERT INTO pgboss.job (name, state, start_after) VALUES ('nobody', $1::pgboss.job_state, now() + make_interval(mins => $2))`,
      [state, minutes],
    );
  await job('created', 60);
  await job('created', -9);
  expect(await fact('Background tasks')).toMatchObject({
    text: expect.stringMatching(/^1 waiting/),
    todo: null,
  });
  await job('failed', 0);
  expect((await fact('Background tasks')).todo).toMatch(/look into the log\.$/);
  await job('created', -11);
  expect(await fact('Background tasks')).toMatchObject({
    text: expect.stringMatching(/^2 waiting, the first since (to|yester)day at/),
    todo: expect.stringMatching(/^Nothing gets done\./),
  });
  await api.sql(`DELETE FROM pgboss.job WHERE name = 'nobody'`);
});

test.each([
  ['Security certificate', 'certificateExpiry', hours(24 * 15), /^Valid until /, null],
  ['Security certificate', 'certificateExpiry', hours(24 * 13), /^Valid until /, /renew it/],
  ['Security certificate', 'certificateExpiry', hours(-1), /^Expired /, /renew it/],
  ['Free disk space', 'disk', { free: 2 * 1024 ** 3, size: 40 * 1024 ** 3 }, /^2 GB of 40 GB$/, null],
  ['Free disk space', 'disk', { free: 9e8, size: 40 * 1024 ** 3 }, /^858\.3 MB of/, /make room/],
  ['Database', 'database', { ms: 1_200, bytes: 1e7 }, /1200 ms/, /^It’s slow/],
] as const)('%s, by its %s, is described (case %#)', async (name, measure, value, text, todo) => {
  jest.spyOn(facts, measure).mockResolvedValueOnce(value as never);
  const said = await fact(name);
  expect(said.text).toMatch(text);
  if (todo) expect(said.todo).toMatch(todo);
  else expect(said.todo).toBeNull();
});

test('a part that can’t be checked says so, and the others are still reported', async () => {
  await rm(join(api.dataDir, 'uploads'), { recursive: true });
  const { facts: all } = await api.admin.status.read();
  const failed = all.filter(({ text }) => text === 'We couldn’t check this.');
  expect(failed).toEqual([expect.objectContaining({ name: 'Free disk space', todo: expect.any(String) })]);
});
