import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@practice/sandbox/free-port';
import { startNginx } from '@practice/sandbox/nginx';
import { startStack } from '@practice/sandbox/stack';

/**
 * The whole product twice, on ports and folders of its own: as `npm start` runs it, and with the real nginx in front of
 * the same files and an API that knows nginx's origin for its own and leaves the sending of files to it.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { GATEWAY_PORT, BEHIND_NGINX_PORT, NGINX_PORT } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-journeys-'));
  const start = (name: string, env: Record<string, string | undefined>) =>
    startStack({
      env: { DATA_DIR: join(dataDir, name), RATE_LIMITS: 'off', DEMO_DATA: '1', ...env },
      durable: false,
    });
  const parts: { close(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of parts) await part.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    parts.push(await start('gateway', { PORT: GATEWAY_PORT }));
    if (NGINX_PORT) {
      const renewPort = await findFreePort();
      const behind = await start('nginx', {
        PORT: BEHIND_NGINX_PORT,
        PUBLIC_ORIGIN: `http://localhost:${NGINX_PORT}`,
        FILES_SENT_BY: 'nginx',
        PAGE_CACHE_URL: `http://127.0.0.1:${renewPort}`,
      });
      parts.unshift(behind);
      const { apiPort, sitePort } = behind;
      const uploads = join(dataDir, 'nginx/uploads');
      parts.unshift(await startNginx({ apiPort, sitePort, uploads, port: Number(NGINX_PORT), renewPort }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
