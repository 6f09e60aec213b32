import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@practice/sandbox/free-port';
import { startNginx } from '@practice/sandbox/nginx';
import { createDatabase } from '@practice/sandbox/postgres';
import { startStack } from '@practice/sandbox/stack';

type Options = Omit<NonNullable<Parameters<typeof startStack>[0]>, 'durable' | 'log'>;

/**
 * Starts up to three stacks, because each API has one public origin, one reader of assessments, and one way of sending files.
 * Stopping them throws if a part had to be restarted.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { GATEWAY_PORT, BEHIND_NGINX_PORT, NGINX_PORT, WITH_MODEL_PORT, MODEL_PORT } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-journeys-'));
  const parts: { close(): Promise<void> }[] = [];
  const restarts: string[] = [];
  let isStarted = false;
  const log = (line: string) => {
    if (isStarted) restarts.push(line);
  };
  const stop = async () => {
    for (const part of parts.reverse()) await part.close();
    await rm(dataDir, { recursive: true, force: true });
    if (restarts.length > 0) throw new Error(`During the journeys: ${restarts.join(' ')}`);
  };
  const startOn = async (name: string, { env, ...options }: Options) => {
    const shared = { DATA_DIR: join(dataDir, name), RATE_LIMITS: 'off', DEMO_DATA: '1' };
    const stack = await startStack({ ...options, env: { ...shared, ...env }, durable: false, log });
    parts.push(stack);
    return stack;
  };
  try {
    const { databaseUrl } = await startOn('gateway', {
      env: { PORT: GATEWAY_PORT },
    });
    if (NGINX_PORT) {
      const purgePort = await findFreePort();
      const { apiPort, sitePort } = await startOn('nginx', {
        env: {
          PORT: BEHIND_NGINX_PORT,
          PUBLIC_ORIGIN: `http://localhost:${NGINX_PORT}`,
          FILES_SENT_BY: 'nginx',
          PAGE_CACHE_URL: `http://127.0.0.1:${purgePort}`,
        },
      });
      const uploads = join(dataDir, 'nginx/uploads');
      parts.push(await startNginx({ apiPort, sitePort, uploads, port: Number(NGINX_PORT), purgePort }));
    }
    await startOn('model', {
      env: {
        PORT: WITH_MODEL_PORT,
        DATABASE_URL: await createDatabase(databaseUrl, 'model'),
        OPENAI_BASE_URL: `http://127.0.0.1:${MODEL_PORT}/v1`,
        RATE_LIMITS: 'relaxed',
        DEMO_DATA: '0',
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  isStarted = true;
  return stop;
}
