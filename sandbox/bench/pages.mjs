// @ts-check
/** Cached pages against bare files of the same bytes, and pages made for each visitor. */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { atMost, compared, round } from './goals.mjs';
import { serveStatic } from './static-files.mjs';
import { alternate, measure } from './wrk.mjs';

/** p50 by name and number of posts. @type {Map<string, Map<number, number>>} */
const growth = new Map();

/** @param {import('./product.mjs').Product} product */
export async function measurePages(product) {
  const { origin, count } = product;
  const post = `/blog/post-${Math.ceil(count / 2)}`;
  const list = '/resources?tab=blog';
  console.log(`\n## ${count.toLocaleString('en-US')} posts\n`);
  await measureCached(origin, { home: '/', list, post });
  await measureUncached(product, list, post);
}

/** @param {string} origin @param {Record<string, string>} pages */
async function measureCached(origin, pages) {
  /** @type {Record<string, Buffer>} */
  const files = { tiny: Buffer.from('.') };
  for (const [name, address] of Object.entries(pages)) files[name] = await bytesOf(origin + address);
  const bare = await serveStatic(files);
  try {
    const [client] = await alternate([`${bare.origin}/tiny`]);
    const most = client?.perSecond ?? 0;
    console.log(`The client's own limit here: ${Math.round(most)} answers a second (a file of one byte).\n`);
    head();
    for (const [name, address] of Object.entries(pages)) {
      const [file, page] = await alternate([`${bare.origin}/${name}`, origin + address]);
      if (!file || !page) continue;
      row(`${name} as a bare file, ${files[name]?.length} bytes`, file);
      row(`${name}, cached`, page);
      compared(name, file, page, most);
    }
  } finally {
    await bare.close();
  }
}

/** @param {import('./product.mjs').Product} product @param {string} list @param {string} post */
async function measureUncached({ site, api, count }, list, post) {
  const posts = `${api}/api/blog-posts?published=true&range=`;
  const range = (/** @type {number} */ from) => encodeURIComponent(`[${from},${from + 24}]`);
  /** @type {[name: string, url: string, limits: { cpu?: number, growth?: number }][]} */
  const rows = [
    ['the list, made each time', site + list, { cpu: 4, growth: 1.3 }],
    ['a post, made each time', site + post, { cpu: 4, growth: 1.3 }],
    ['search, a common word', `${site + list}&q=chair`, { cpu: 4 }],
    ['search, a rare word', `${site + list}&q=goniometer`, { cpu: 4 }],
    ['API: the first 25 posts with the total', posts + range(0), { growth: 1.3 }],
    ['API: the last 25', posts + range(Math.max(0, count - 25)), { growth: 3 }],
  ];
  console.log('\nOne client at a time:\n');
  head();
  for (const [name, url, limits] of rows) {
    const [load] = await alternate([url], { connections: 1, seconds: 3 });
    if (!load) continue;
    row(name, load);
    const what = `${name}, ${count} posts`;
    if (limits.cpu) atMost(`${what}, CPU`, load.cpu, limits.cpu, ' ms');
    atMost(`${what}, p50`, load.p50, 50, ' ms');
    const before = growth.get(name) ?? new Map();
    growth.set(name, before.set(count, load.p50));
    const smallest = before.get(Math.min(...before.keys()));
    if (limits.growth && before.size > 1)
      atMost(`${what}, p50 against the fewest`, load.p50 / smallest, limits.growth, ' times');
  }
}

/** The call that does the least, past nginx and straight; and everybody's wait while four people log in. */
export async function measureApi(
  /** @type {import('./product.mjs').Product} */ { origin, api },
  /** @type {() => Promise<unknown>} */ logIn,
) {
  console.log('\n## API\n');
  head();
  const [direct, through] = await alternate([`${api}/api/health`, `${origin}/api/health`]);
  if (!direct || !through) return;
  row('health, direct', direct);
  row('health, through nginx', through);
  atMost('health through nginx, CPU against direct', through.cpu / direct.cpu, 2, ' times');
  const list = `${origin}/api/blog-posts?published=true`;
  const before = await measure(list, { connections: 4 });
  let isOver = false;
  const people = Array.from({ length: 4 }, async () => {
    while (!isOver) await logIn();
  });
  const during = await measure(list, { connections: 4 }).finally(() => {
    isOver = true;
  });
  await Promise.all(people);
  row('posts, 4 clients', before);
  row('posts, while 4 others log in', during);
  atMost('p99 while others log in, against before', during.p99 / before.p99, 3, ' times');
}

function head() {
  console.log('| what | answers/s | p50 ms | p99 ms | CPU ms each | client busy | failed |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
}

/** @param {string} name @param {import('./wrk.mjs').Load} load */
function row(name, { perSecond, p50, p99, cpu, clientBusy, failed }) {
  if (failed > 0) atMost(`${name}: failed answers`, failed, 0);
  const busy = `${Math.round(clientBusy * 100)} %`;
  console.log(
    `| ${name} | ${Math.round(perSecond)} | ${round(p50)} | ${round(p99)} | ${round(cpu)} | ${busy} | ${failed} |`,
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
