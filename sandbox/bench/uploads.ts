import { setTimeout as sleep } from 'node:timers/promises';
import { descendants } from './processes.ts';
import type { Product } from './product.ts';

const size = 49_000_000;
const uploads = 10;

/** Returns the API's memory before, at most and after, and how long its health check took meanwhile, in ms. */
export async function measureUploads({ origin, cookie }: Product) {
  const video = new Blob([videoHead(), new Uint8Array(size - 32)], { type: 'video/mp4' });
  const before = apiMemory();
  let most = before;
  let isOver = false;
  const sampling = (async () => {
    for (; !isOver; await sleep(50)) most = Math.max(most, apiMemory());
  })();
  const health: number[] = [];
  const asking = (async () => {
    for (; !isOver; await sleep(20)) {
      const start = performance.now();
      await (await fetch(`${origin}/api/health`)).arrayBuffer();
      health.push(performance.now() - start);
    }
  })();
  const start = performance.now();
  try {
    await Promise.all(Array.from({ length: uploads }, (_, number) => upload(origin, cookie, video, number)));
  } finally {
    isOver = true;
    await Promise.all([sampling, asking]);
  }
  const seconds = (performance.now() - start) / 1000;
  await sleep(2_000);
  health.sort((a, b) => a - b);
  const healthP99 = health[Math.floor(health.length * 0.99)] ?? 0;
  return { before, most, after: apiMemory(), seconds, healthP99 };
}

async function upload(origin: string, cookie: string, video: Blob, number: number): Promise<void> {
  const form = new FormData();
  const description = 'A video as large as they come.';
  const data = { title: `Video ${number}`, description, category: 'video', fileType: 'video' };
  form.set('data', JSON.stringify(data));
  form.set('file', video, `video-${number}.mp4`);
  const response = await fetch(`${origin}/api/resources`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  if (!response.ok) throw new Error(`An upload was refused: ${await response.text()}`);
  await response.arrayBuffer();
}

function videoHead(): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(32);
  head.writeUInt32BE(24);
  head.write('ftypisom', 4);
  head.writeUInt32BE(512, 12);
  head.write('isommp42', 16);
  head.writeUInt32BE(size - 24, 24);
  head.write('mdat', 28);
  return head;
}

/** The shell around the API has the same command. It is small, so the largest process is the API. */
function apiMemory(): number {
  const api = descendants().filter(({ command }) => /(^| |\/)dist\/main\.js$/.test(command));
  return Math.max(0, ...api.map(({ rss }) => rss));
}
