// @ts-check
/**
 * `npm run bench`: what the product costs, against the goals of speed; then how its pages are painted. It fails no test:
 * a busy machine is enough to miss a goal. `npm run bench -- 10 1000` takes other numbers of posts, and leaves out
 * the painting. Linux only: what things cost is read from /proc.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { editPost } from './bench/edits.mjs';
import { atMost, printGoals, round } from './bench/goals.mjs';
import { measureApi, measurePages } from './bench/pages.mjs';
import { memory } from './bench/processes.mjs';
import { logIn, withProduct } from './bench/product.mjs';
import { uploadTen } from './bench/uploads.mjs';
import { requireWrk } from './bench/wrk.mjs';
import { sentenceOf } from './progress.mjs';
import { programs, root } from './root.mjs';
import { provideBrowser } from './test/browser.mjs';

const sizes = process.argv.slice(2).map(Number).filter(Number.isSafeInteger);

try {
  await requireWrk();
  const [load = 0] = loadavg();
  if (load > 0.5)
    console.log(`This machine is busy: load ${round(load)} on ${availableParallelism()} cores.`);
  for (const count of sizes.length > 0 ? sizes : [100, 1_000, 10_000]) await withProduct(count, measurePages);
  await withProduct(100, measureRest);
  printGoals();
  if (sizes.length === 0) await measurePainting();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** @param {import('./bench/product.mjs').Product} product */
async function measureRest(product) {
  const atRest = memory();
  await measureApi(product, () => logIn(product.origin));
  const edit = await editPost(product);
  const { before, most, after, seconds, healthP99 } = await uploadTen(product);
  const megabytes = (/** @type {number} */ bytes) => Math.round(bytes / 2 ** 20);
  console.log(`
Memory of everything at rest, with PostgreSQL and nginx: ${megabytes(atRest)} MB.
An edit is seen by visitors after ${Math.round(edit)} ms at the latest.
Ten uploads of 49 MB at once: ${seconds.toFixed(1)} s; the API's memory ${megabytes(before)} MB before, ${megabytes(most)} at most, \
${megabytes(after)} after; its health meanwhile within ${Math.round(healthP99)} ms (p99).`);
  atMost('memory at rest', megabytes(atRest), 350, ' MB');
  atMost('an edit until visitors see it', edit, 500, ' ms');
}

/** In a browser, by Playwright: what moves, what is painted first. */
async function measurePainting() {
  console.log('\n## Painting\n');
  const env = { ...process.env, PATH: programs };
  const child = spawn('playwright', ['test', '--config', 'e2e/bench.config.ts'], {
    cwd: root,
    env: { ...env, CHROMIUM_PATH: await provideBrowser(env) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
}
