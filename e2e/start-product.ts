import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@practice/sandbox/free-port';
import { startNginx } from '@practice/sandbox/nginx';
import { startStack } from '@practice/sandbox/stack';

/**
 * The product on ports and folders of its own: as `npm start` runs it, and with the real nginx in front. Two stacks,
 * because the API knows one origin, and either sends files itself or leaves that to nginx.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { GATEWAY_PORT, BEHIND_NGINX_PORT, NGINX_PORT } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-journeys-'));
  const parts: { close(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of parts.reverse()) await part.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const startOn = async (name: string, env: Record<string, string | undefined>) => {
    const shared = { DATA_DIR: join(dataDir, name), RATE_LIMITS: 'off', DEMO_DATA: '1' };
    const stack = await startStack({ env: { ...shared, ...env }, durable: false });
    parts.push(stack);
    return stack;
  };
  try {
    await startOn('gateway', { PORT: GATEWAY_PORT });
    if (NGINX_PORT) {
      const purgePort = await findFreePort();
      const { apiPort, sitePort } = await startOn('nginx', {
        PORT: BEHIND_NGINX_PORT,
        PUBLIC_ORIGIN: `http://localhost:${NGINX_PORT}`,
        FILES_SENT_BY: 'nginx',
        PAGE_CACHE_URL: `http://127.0.0.1:${purgePort}`,
      });
      const uploads = join(dataDir, 'nginx/uploads');
      parts.push(await startNginx({ apiPort, sitePort, uploads, port: Number(NGINX_PORT), purgePort }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
