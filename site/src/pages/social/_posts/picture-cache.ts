import { type PictureText, pictureVersion } from '../../_blog/post-picture.ts';
import { drawPicture } from './draw.tsx';

const maxCached = 200;
const maxWaiting = 20;

const cache = new Map<string, Uint8Array<ArrayBuffer>>();
const inProgress = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
let last: Promise<unknown> = Promise.resolve();

/** The picture of a text. Draws one at a time, so that pages are served meanwhile. Undefined if too many wait. */
export async function cachedPicture(words: PictureText): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const version = pictureVersion(words);
  const cached = cache.get(version);
  if (cached) {
    // The most recently used one is dropped last.
    cache.delete(version);
    cache.set(version, cached);
    return cached;
  }
  const waiting = inProgress.get(version);
  if (waiting) return waiting;
  if (inProgress.size >= maxWaiting) return undefined;
  const drawing = last
    .then(() => drawPicture(words))
    .then((picture) => store(version, picture))
    .finally(() => inProgress.delete(version));
  inProgress.set(version, drawing);
  last = drawing.catch(() => {});
  return drawing;
}

function store(version: string, picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  cache.set(version, picture);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return picture;
}
