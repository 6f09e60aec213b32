import { type Drawn, pictureVersion } from '../../_blog/post-picture.ts';
import { drawPicture } from './draw.ts';

/** Some ten megabytes at the most. */
const mostKept = 200;
/** Whoever comes while so many wait is told to come back. */
const mostWaiting = 20;

const kept = new Map<string, Uint8Array<ArrayBuffer>>();
const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
let last: Promise<unknown> = Promise.resolve();

/** The picture of these words: drawn once, one at a time, so that pages are answered meanwhile. */
export async function keptPicture(words: Drawn): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const version = pictureVersion(words);
  const known = kept.get(version);
  if (known) {
    // The last one asked for is the last one to go.
    kept.delete(version);
    kept.set(version, known);
    return known;
  }
  const waiting = underway.get(version);
  if (waiting) return waiting;
  if (underway.size >= mostWaiting) return undefined;
  const drawing = last
    .then(() => drawPicture(words))
    .then((picture) => keep(version, picture))
    .finally(() => underway.delete(version));
  underway.set(version, drawing);
  last = drawing.catch(() => {});
  return drawing;
}

function keep(version: string, picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  kept.set(version, picture);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return picture;
}
