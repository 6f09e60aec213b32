// @ts-check
/**
 * `npm run bench`: the list, a search and a post, through nginx, kept and made anew, with more and more posts; then what
 * ten large uploads cost. Everything is the product as it is built, on a database of its own that is gone afterwards.
 * `npm run bench -- 10 1000` takes other numbers of posts. Linux only: what things cost is read from /proc.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { measure } from './bench/load.mjs';
import { fillPosts } from './bench/posts.mjs';
import { memory } from './bench/processes.mjs';
import { serveStatic } from './bench/static-files.mjs';
import { uploadTen } from './bench/uploads.mjs';
import { findFreePort } from './free-port.mjs';
import { startNginx } from './nginx.mjs';
import { sentenceOf } from './progress.mjs';
import { startStack } from './stack.mjs';

const admin = { email: 'bench@example.com', password: 'a password of the bench' };
const sizes = process.argv.slice(2).map(Number).filter(Number.isSafeInteger);

try {
  for (const count of sizes.length > 0 ? sizes : [10, 1_000, 100_000]) await withProduct(count, measurePages);
  await withProduct(0, measureUploads);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/**
 * @typedef {object} Product
 * @property {string} origin nginx
 * @property {string} renewed where nginx makes every page anew
 * @property {string} api the API itself
 * @property {number} count posts
 */

/** @param {number} count posts @param {(product: Product) => Promise<void>} run */
async function withProduct(count, run) {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-bench-'));
  /** @type {{ close(): Promise<void> }[]} */
  const parts = [];
  try {
    const [port, nginxPort, renewPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
    const stack = await startStack({
      env: {
        DATA_DIR: dataDir,
        PORT: String(port),
        PUBLIC_ORIGIN: `http://localhost:${nginxPort}`,
        PAGE_CACHE_URL: `http://127.0.0.1:${renewPort}`,
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
    const nginx = await startNginx({
      apiPort,
      sitePort,
      uploads: join(dataDir, 'uploads'),
      port: nginxPort,
      renewPort,
    });
    parts.unshift(nginx);
    if (count > 0) await fillPosts(stack.databaseUrl, count);
    await run({
      origin: `http://127.0.0.1:${nginxPort}`,
      renewed: `http://127.0.0.1:${renewPort}`,
      api: `http://127.0.0.1:${apiPort}`,
      count,
    });
  } finally {
    for (const part of parts) await part.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @param {Product} product */
async function measurePages({ origin, renewed, api, count }) {
  const post = `/blog/post-${Math.ceil(count / 2)}`;
  const list = '/resources?tab=blog';
  const files = { list: await bytesOf(origin + list), post: await bytesOf(origin + post) };
  const floor = await serveStatic(files);
  const range = encodeURIComponent('[0,24]');
  /** @type {[name: string, url: string][]} */
  const pages = [
    ['the list as a bare file', `${floor.origin}/list`],
    ['the list, kept', origin + list],
    ['the list, made anew', renewed + list],
    ['a post as a bare file', `${floor.origin}/post`],
    ['a post, kept', origin + post],
    ['a post, made anew', renewed + post],
    ['a search page, a common word', `${origin}/resources?tab=blog&q=chair`],
    ['a search page, a rare word', `${origin}/resources?tab=blog&q=goniometer`],
    ['API: 25 posts with the total', `${api}/api/blog-posts?published=true&range=${range}`],
  ];
  const total = count.toLocaleString('en-US');
  console.log(
    `\n${total} posts; list ${files.list.length} bytes, post ${files.post.length} bytes (brotli)\n`,
  );
  console.log('| what | answers/s | p50 ms | p99 ms | CPU ms each | failed |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const [name, url] of pages) {
    const { perSecond, p50, p99, cpu, failed } = await measure(url);
    console.log(`| ${name} | ${Math.round(perSecond)} | ${p50} | ${p99} | ${cpu.toFixed(2)} | ${failed} |`);
  }
  await floor.close();
}

/** @param {Product} product */
async function measureUploads({ origin }) {
  const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 2 ** 20)} MB`;
  console.log(`\nMemory of everything at rest, with PostgreSQL and nginx: ${megabytes(memory())}`);
  const { before, most, after, seconds, healthP99 } = await uploadTen(origin, admin);
  console.log(
    `Ten uploads of 49 MB at once: ${seconds.toFixed(1)} s; the API's memory ${megabytes(before)} before, ` +
      `${megabytes(most)} at most, ${megabytes(after)} after; its health meanwhile within ${Math.round(healthP99)} ms (p99)`,
  );
}

/** @param {string} url @returns {Promise<Buffer>} as nginx sends it, brotli still on */
function bytesOf(url) {
  return new Promise((done, fail) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode === 200) buffer(response).then(done, fail);
      else fail(new Error(`${url} answered ${response.statusCode}.`));
    })
      .once('error', fail)
      .end();
  });
}
