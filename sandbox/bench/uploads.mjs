// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { descendants } from './processes.mjs';

const size = 49_000_000;

/**
 * Ten videos of 49 MB at once, as an admin; what they cost the API's memory, and how soon it answers meanwhile.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<{ before: number, most: number, after: number, seconds: number, healthP99: number }>} bytes, milliseconds
 */
export async function uploadTen({ origin, cookie }) {
  const video = new Blob([videoHead(), new Uint8Array(size - 32)], { type: 'video/mp4' });
  const before = apiMemory();
  let most = before;
  let isDone = false;
  const sampling = (async () => {
    for (; !isDone; await pause(50)) most = Math.max(most, apiMemory());
  })();
  /** @type {number[]} */
  const health = [];
  const asking = (async () => {
    for (; !isDone; await pause(20)) {
      const start = performance.now();
      await (await fetch(`${origin}/api/health`)).arrayBuffer();
      health.push(performance.now() - start);
    }
  })();
  const started = performance.now();
  try {
    await Promise.all(Array.from({ length: 10 }, (_, number) => upload(origin, cookie, video, number)));
  } finally {
    isDone = true;
    await Promise.all([sampling, asking]);
  }
  const seconds = (performance.now() - started) / 1000;
  await pause(2_000);
  health.sort((a, b) => a - b);
  return {
    before,
    most,
    after: apiMemory(),
    seconds,
    healthP99: health[Math.floor(health.length * 0.99)] ?? 0,
  };
}

/** @param {string} origin @param {string} cookie @param {Blob} video @param {number} number */
async function upload(origin, cookie, video, number) {
  const form = new FormData();
  form.set(
    'data',
    JSON.stringify({
      title: `Video ${number}`,
      description: 'A video as large as they come.',
      category: 'video',
      fileType: 'video',
    }),
  );
  form.set('file', video, `video-${number}.mp4`);
  const response = await fetch(`${origin}/api/resources`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  if (!response.ok) throw new Error(`An upload was refused: ${await response.text()}`);
  await response.arrayBuffer();
}

/** The first two boxes of an MP4 file: what it is, and that the rest is its data. */
function videoHead() {
  const head = Buffer.alloc(32);
  head.writeUInt32BE(24);
  head.write('ftypisom', 4);
  head.writeUInt32BE(512, 12);
  head.write('isommp42', 16);
  head.writeUInt32BE(size - 24, 24);
  head.write('mdat', 28);
  return head;
}

function apiMemory() {
  // Its watcher has the same command, but is small: the largest is the API.
  const memories = descendants()
    .filter(({ command }) => /(^| |\/)dist\/main\.js$/.test(command))
    .map(({ rss }) => rss);
  return Math.max(0, ...memories);
}
