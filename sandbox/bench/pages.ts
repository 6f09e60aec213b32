import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { atMost, compareWithFile, round } from './goals.ts';
import { logIn, type Product } from './product.ts';
import { serveStatic } from './static-files.ts';
import { type Load, measure, measureInTurns } from './wrk.ts';

const growth = new Map<string, Map<number, number>>();

export async function measurePages(product: Product): Promise<void> {
  const { origin, count } = product;
  const post = `/blog/post-${Math.ceil(count / 2)}`;
  const list = '/resources?tab=blog';
  console.log(`\n## ${count.toLocaleString('en-US')} posts\n`);
  await measureCached(origin, { home: '/', list, post });
  await measureUncached(product, list, post);
}

async function measureCached(origin: string, pages: Record<string, string>): Promise<void> {
  const files: Record<string, Buffer> = { tiny: Buffer.from('.') };
  for (const [name, path] of Object.entries(pages)) files[name] = await fetchBrotli(origin + path);
  const server = await serveStatic(files);
  try {
    const [client] = await measureInTurns([`${server.origin}/tiny`]);
    const clientLimit = client?.perSecond ?? 0;
    console.log(
      `The client's own limit here: ${Math.round(clientLimit)} answers a second (a file of one byte).\n`,
    );
    printHead();
    for (const [name, path] of Object.entries(pages)) {
      const [file, page] = await measureInTurns([`${server.origin}/${name}`, origin + path]);
      if (!file || !page) continue;
      printRow(`${name} as a bare file, ${files[name]?.length} bytes`, file);
      printRow(`${name}, cached`, page);
      compareWithFile(name, file, page, clientLimit);
    }
  } finally {
    await server.close();
  }
}

async function measureUncached({ site, api, count }: Product, list: string, post: string): Promise<void> {
  const posts = `${api}/api/blog-posts?published=true&range=`;
  const range = (from: number) => encodeURIComponent(`[${from},${from + 24}]`);
  const rows: [name: string, url: string, limits: { cpu?: number; growth?: number }][] = [
    ['the list, made each time', site + list, { cpu: 4, growth: 1.3 }],
    ['a post, made each time', site + post, { cpu: 4, growth: 1.3 }],
    ['search, a common word', `${site + list}&q=chair`, { cpu: 4 }],
    ['search, a rare word', `${site + list}&q=goniometer`, { cpu: 4 }],
    ['API: the first 25 posts with the total', posts + range(0), { growth: 1.3 }],
    ['API: the last 25', posts + range(Math.max(0, count - 25)), { growth: 3 }],
  ];
  console.log('\nOne client at a time:\n');
  printHead();
  for (const [name, url, limits] of rows) {
    const [load] = await measureInTurns([url], { connections: 1, seconds: 3 });
    if (!load) continue;
    printRow(name, load);
    const label = `${name}, ${count} posts`;
    if (limits.cpu) atMost(`${label}, CPU`, load.cpu, limits.cpu, ' ms');
    atMost(`${label}, p50`, load.p50, 50, ' ms');
    const byCount = growth.get(name) ?? new Map<number, number>();
    growth.set(name, byCount.set(count, load.p50));
    const smallest = byCount.get(Math.min(...byCount.keys())) ?? load.p50;
    if (limits.growth && byCount.size > 1)
      atMost(`${label}, p50 against the fewest`, load.p50 / smallest, limits.growth, ' times');
  }
}

export async function measureApi({ origin, api }: Product): Promise<void> {
  console.log('\n## API\n');
  printHead();
  const [direct, through] = await measureInTurns([`${api}/api/health`, `${origin}/api/health`]);
  if (!direct || !through) return;
  printRow('health, direct', direct);
  printRow('health, through nginx', through);
  atMost('health through nginx, CPU against direct', through.cpu / direct.cpu, 2, ' times');
  const list = `${origin}/api/blog-posts?published=true`;
  const before = await measure(list, { connections: 4 });
  let isOver = false;
  const people = Array.from({ length: 4 }, async () => {
    while (!isOver) await logIn(origin);
  });
  const during = await measure(list, { connections: 4 }).finally(() => {
    isOver = true;
  });
  await Promise.all(people);
  printRow('posts, 4 clients', before);
  printRow('posts, while 4 others log in', during);
  atMost('p99 while others log in, against before', during.p99 / before.p99, 3, ' times');
}

function printHead(): void {
  console.log('| what | answers/s | p50 ms | p99 ms | CPU ms each | client busy | failed |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
}

function printRow(name: string, { perSecond, p50, p99, cpu, clientBusy, failed }: Load): void {
  if (failed > 0) atMost(`${name}: failed answers`, failed, 0);
  const busy = `${Math.round(clientBusy * 100)} %`;
  console.log(
    `| ${name} | ${Math.round(perSecond)} | ${round(p50)} | ${round(p99)} | ${round(cpu)} | ${busy} | ${failed} |`,
  );
}

/** The bytes of a page as nginx sends them. `fetch` would decompress them. */
async function fetchBrotli(url: string): Promise<Buffer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return buffer(response);
}
