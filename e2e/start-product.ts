import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '@practice/sandbox/stack';

/** The whole product on a port and a folder of its own, as `npm start` runs it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-journeys-'));
  const stack = await startStack({
    env: { PORT: process.env.GATEWAY_PORT, DATA_DIR: dataDir, RATE_LIMITS: 'off', DEMO_DATA: '1' },
    durable: false,
  });
  return async () => {
    await stack.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
