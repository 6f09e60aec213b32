import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '@practice/sandbox/free-port';
import { startApi, type TestApi } from '../../test/start-api.ts';

let api: TestApi;
let port = 0;
beforeAll(async () => {
  port = await findFreePort();
  api = await startApi({ METRICS_PORT: String(port) });
});
afterAll(() => api.close());

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const read = async () => (await get('/metrics')).text();

async function sampleOf(sample: string): Promise<number | undefined> {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
}

test('metrics have the format of Prometheus, on their own port only', async () => {
  const { headers } = await get('/metrics');
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await sampleOf('process_cpu_seconds_total')).toBeGreaterThan(0);
  for (const path of ['/metrics', '/api/metrics']) expect((await api.visitor.send(path)).status).toBe(404);
  for (const path of ['/', '/api/health', '/metrics/x']) expect((await get(path)).status).toBe(404);
});

test('calls are labeled by the pattern of their address, never by the address', async () => {
  await api.visitor.send('/api/resources/123456');
  await api.visitor.send('/uploads/secret-name.pdf');
  await api.visitor.send('/nothing-secret?token=secret');
  const count = (labels: string) => sampleOf(`http_request_duration_seconds_count{${labels}}`);
  expect(await count('method="GET",route="/api/resources/:id",status="404"')).toBe(1);
  expect(await count('method="GET",route="/uploads/:name",status="404"')).toBe(1);
  expect(await read()).not.toMatch(/123456|secret/);
});

test('jobs, emails, the backup and the disk are measured, and failed measurements are omitted', async () => {
  expect(await sampleOf('emails_failed')).toBe(0);
  expect(await sampleOf('last_backup_bytes')).toBeUndefined();
  await api.sql(`INSERT INTO last_backup (succeeded_at, bytes) VALUES ('2026-11-01T03:00:00Z', 12345)`);
  await api.sql(
    `INSERT INTO pgboss.job (name, state, output) VALUES ('mail', 'failed', '{"subject": "x"}'), ('mail', 'failed', NULL)`,
  );
  expect(await sampleOf('emails_failed')).toBe(1);
  expect(await sampleOf('jobs_failed')).toBe(1);
  expect(await sampleOf('last_backup_bytes')).toBe(12345);
  expect(await sampleOf('last_backup_timestamp_seconds')).toBe(Date.parse('2026-11-01T03:00:00Z') / 1000);
  expect(await sampleOf('database_bytes')).toBeGreaterThan(1e6);
  await api.sql('DROP TABLE last_backup');
  expect(await sampleOf('last_backup_bytes')).toBeUndefined();
  expect(await sampleOf('emails_failed')).toBe(1);
});
