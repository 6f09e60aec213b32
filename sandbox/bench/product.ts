import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { startStack } from '../stack.ts';
import { startNginx } from '../test/nginx.ts';
import { fillPosts } from './posts.ts';

const admin = { email: 'bench@example.com', password: 'a password of the bench' };

export interface Product {
  origin: string;
  site: string;
  api: string;
  count: number;
  cookie: string;
}

export async function withProduct(count: number, run: (product: Product) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-bench-'));
  const parts: { close(): Promise<void> }[] = [];
  try {
    const [stackPort, port, purgePort] = [await findFreePort(), await findFreePort(), await findFreePort()];
    const stack = await startStack({
      env: {
        DATA_DIR: dataDir,
        PORT: String(stackPort),
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        PAGE_CACHE_URL: `http://127.0.0.1:${purgePort}`,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        DEMO_DATA: '0',
        RATE_LIMITS: 'off',
        FILES_SENT_BY: 'nginx',
      },
      log: () => {},
    });
    parts.unshift(stack);
    const { apiPort, sitePort } = stack;
    const uploads = join(dataDir, 'uploads');
    parts.unshift(await startNginx({ apiPort, sitePort, uploads, port, purgePort }));
    await fillPosts(stack.databaseUrl, count);
    const origin = `http://127.0.0.1:${port}`;
    const cookie = await logIn(origin);
    const [site, api] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${apiPort}`];
    await run({ origin, site, api, count, cookie });
  } finally {
    for (const part of parts) await part.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`The admin could not log in: ${await response.text()}`);
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return cookies.join('; ');
}
