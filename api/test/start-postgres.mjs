import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@practice/sandbox/postgres';

/** One server for all test files; each file works on a database of its own. */
export default async function startDatabaseServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-api-test-'));
  const server = await startPostgres({ dataDir, durable: false });
  globalThis.testPostgres = { server, dataDir };
  process.env.TEST_DATABASE_URL = server.url;
}
