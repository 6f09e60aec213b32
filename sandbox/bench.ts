// `npm run bench -- 10 1000` takes other numbers of posts and leaves out the painting. It reads the costs from Linux's /proc.
import { availableParallelism, loadavg } from 'node:os';
import { type Load, measure, totalMemory } from './bench/load.ts';
import { type Product, withProduct } from './bench/product.ts';
import { reportFailure } from './progress.mjs';
import { provideBrowser, run } from './test/browser.ts';

const sizes = process.argv.slice(2).map(Number).filter(Number.isSafeInteger);
const missed: string[] = [];

try {
  console.log(`The load is ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`);
  for (const count of sizes.length > 0 ? sizes : [100, 1_000, 10_000]) await withProduct(count, measurePages);
  await withProduct(100, measureRest);
  console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery goal is met.');
  if (sizes.length === 0) {
    const env = { ...process.env, CHROMIUM_PATH: await provideBrowser(process.env) };
    await run('playwright', ['test', '--config', 'e2e/bench.config.ts'], env);
  }
} catch (error) {
  reportFailure(error);
}

async function measurePages({ origin, site, api, count }: Product): Promise<void> {
  printHead(`${count} posts`);
  const [list, post] = ['/resources?tab=blog', `/blog/post-${Math.ceil(count / 2)}`];
  for (const path of ['/', list, post]) {
    const load = printRow(`${path}, cached, 32 clients`, await measure(origin + path, 32));
    atMost(`${path}, cached: p99`, load.p99, 10, 'ms');
  }
  for (const path of [list, post, `${list}&q=chair`, `${list}&q=goniometer`]) {
    const load = printRow(`${path}, rendered each time`, await measure(site + path));
    atMost(`${path}, rendered, ${count} posts: CPU`, load.cpu, 4, 'ms');
    atMost(`${path}, rendered, ${count} posts: p50`, load.p50, 50, 'ms');
  }
  for (const first of [0, Math.max(0, count - 25)]) {
    const range = encodeURIComponent(`[${first},${first + 24}]`);
    const load = await measure(`${api}/api/blog-posts?published=true&range=${range}`);
    printRow(`API: posts from ${first}`, load);
    atMost(`API: posts from ${first}, ${count} posts: p50`, load.p50, 50, 'ms');
  }
}

async function measureRest({ origin, api }: Product): Promise<void> {
  atMost('memory at rest', totalMemory() / 2 ** 20, 350, 'MB');
  printHead('API');
  const direct = printRow('health, direct', await measure(`${api}/api/health`, 32));
  const through = printRow('health, through nginx', await measure(`${origin}/api/health`, 32));
  atMost('health through nginx: CPU against direct', through.cpu / direct.cpu, 2, 'times');
}

function atMost(label: string, value: number, goal: number, unit: string): void {
  if (value > goal) missed.push(`- ${label}: ${value.toPrecision(3)} ${unit}, the goal is ${goal} ${unit}`);
}

function printHead(title: string): void {
  console.log(
    `\n## ${title}\n\n| what | answers/s | p50 ms | p99 ms | CPU ms each |\n| --- | ---: | ---: | ---: | ---: |`,
  );
}

function printRow(name: string, load: Load): Load {
  const { perSecond, p50, p99, cpu, failed } = load;
  console.log(
    `| ${[name, ...[perSecond, p50, p99, cpu].map((figure) => figure.toPrecision(3))].join(' | ')} |`,
  );
  atMost(`${name}: failed answers`, failed, 0, '');
  return load;
}
