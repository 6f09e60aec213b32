import { type PictureText, pictureVersion } from '../../_blog/post-picture.ts';
import { drawPicture } from './draw.tsx';

type Picture = Promise<Uint8Array<ArrayBuffer>>;

const maxCached = 200;
const maxWaiting = 20;

const pictures = new Map<string, Picture>();
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** The picture of a text. Draws one at a time, so that pages are served meanwhile. Undefined if too many wait. */
export function cachedPicture(words: PictureText): Picture | undefined {
  const version = pictureVersion(words);
  const cached = pictures.get(version);
  if (cached || waiting >= maxWaiting) return cached;
  waiting += 1;
  const picture = last.then(() => drawPicture(words)).finally(() => (waiting -= 1));
  last = picture.catch(() => pictures.delete(version));
  const [oldest] = pictures.keys();
  if (pictures.size >= maxCached && oldest !== undefined) pictures.delete(oldest);
  pictures.set(version, picture);
  return picture;
}
