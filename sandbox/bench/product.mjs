// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.mjs';
import { startNginx } from '../nginx.mjs';
import { startStack } from '../stack.mjs';
import { fillPosts } from './posts.mjs';

const admin = { email: 'bench@example.com', password: 'a password of the bench' };

/**
 * @typedef {object} Product
 * @property {string} origin nginx
 * @property {string} site what makes the site's pages on demand: nothing is cached there
 * @property {string} api
 * @property {number} count posts
 * @property {string} cookie of the owner, who is signed in
 */

/**
 * The product as it is built, behind nginx, on a database of its own that is gone afterwards.
 * @param {number} count posts @param {(product: Product) => Promise<void>} run
 */
export async function withProduct(count, run) {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-bench-'));
  /** @type {{ close(): Promise<void> }[]} */
  const parts = [];
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
      isQuiet: true,
    });
    parts.unshift(stack);
    const { apiPort, sitePort } = stack;
    parts.unshift(
      await startNginx({ apiPort, sitePort, uploads: join(dataDir, 'uploads'), port, purgePort }),
    );
    if (count > 0) await fillPosts(stack.databaseUrl, count);
    const origin = `http://127.0.0.1:${port}`;
    await run({
      origin,
      site: `http://127.0.0.1:${sitePort}`,
      api: `http://127.0.0.1:${apiPort}`,
      count,
      cookie: await logIn(origin),
    });
  } finally {
    for (const part of parts) await part.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} origin @returns {Promise<string>} the session's cookie */
export async function logIn(origin) {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`The admin could not log in: ${await response.text()}`);
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
