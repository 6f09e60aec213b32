import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { startStack } from '../stack.ts';
import { startNginx } from '../test/nginx.ts';
import { fillPosts } from './posts.ts';

export interface Product {
  origin: string;
  site: string;
  api: string;
  count: number;
}

export async function withProduct(count: number, run: (product: Product) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-bench-'));
  const [port, purgePort] = [await findFreePort(), await findFreePort()];
  const stack = await startStack({
    env: {
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      PAGE_CACHE_URL: `http://127.0.0.1:${purgePort}`,
      DEMO_DATA: '0',
      RATE_LIMITS: 'off',
      FILES_SENT_BY: 'nginx',
    },
    log: () => {},
  });
  try {
    const { apiPort, sitePort, databaseUrl } = stack;
    const nginx = await startNginx({ apiPort, sitePort, uploads: join(dataDir, 'uploads'), port, purgePort });
    await fillPosts(databaseUrl, count);
    const origin = `http://127.0.0.1:${port}`;
    const [site, api] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${apiPort}`];
    await run({ origin, site, api, count }).finally(nginx.close);
  } finally {
    await stack.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
