// `npm run bench -- 10 1000` takes other numbers of posts and leaves out the painting. It reads the costs from Linux's /proc.
import { availableParallelism, loadavg } from 'node:os';
import { measureEdits } from './bench/edits.ts';
import { atMost, printGoals, round } from './bench/goals.ts';
import { measureApi, measurePages } from './bench/pages.ts';
import { totalMemory } from './bench/processes.ts';
import { type Product, withProduct } from './bench/product.ts';
import { requireWrk } from './bench/wrk.ts';
import { reportFailure } from './progress.mjs';
import { binPath } from './root.ts';
import { provideBrowser, run } from './test/browser.ts';

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
  reportFailure(error);
}

async function measureRest(product: Product): Promise<void> {
  const atRest = Math.round(totalMemory() / 2 ** 20);
  await measureApi(product);
  const edit = await measureEdits(product);
  console.log(`
Memory of everything at rest, with PostgreSQL and nginx: ${atRest} MB.
An edit is seen by visitors after ${Math.round(edit)} ms at the latest.`);
  atMost('memory at rest', atRest, 350, ' MB');
  atMost('an edit until visitors see it', edit, 500, ' ms');
}

async function measurePainting(): Promise<void> {
  console.log('\n## Painting\n');
  const env = { ...process.env, PATH: binPath };
  const args = ['test', '--config', 'e2e/bench.config.ts'];
  await run('playwright', args, { ...env, CHROMIUM_PATH: await provideBrowser(env) });
}
