import { type Drawn, pictureVersion } from '../../_blog/post-picture.ts';
import { drawPicture } from './draw.ts';

/** Some ten megabytes at the most. */
const mostCached = 200;
/** While so many wait, further requests are refused for a while. */
const mostWaiting = 20;

const cache = new Map<string, Uint8Array<ArrayBuffer>>();
const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
let last: Promise<unknown> = Promise.resolve();

/** The picture of these words: drawn once, one at a time, so that pages are answered meanwhile. */
export async function cachedPicture(words: Drawn): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const version = pictureVersion(words);
  const known = cache.get(version);
  if (known) {
    // The most recently used one is dropped last.
    cache.delete(version);
    cache.set(version, known);
    return known;
  }
  const waiting = underway.get(version);
  if (waiting) return waiting;
  if (underway.size >= mostWaiting) return undefined;
  const drawing = last
    .then(() => drawPicture(words))
    .then((picture) => store(version, picture))
    .finally(() => underway.delete(version));
  underway.set(version, drawing);
  // A drawing that fails is reported to who asked for it; the next one is drawn all the same.
  last = drawing.catch(() => {});
  return drawing;
}

function store(version: string, picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  cache.set(version, picture);
  const [oldest] = cache.keys();
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest);
  return picture;
}
