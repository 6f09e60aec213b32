// Images and PDFs are decoded in a process of their own, which ends when there is nothing to do: a broken or hostile one can
// crash no more than this process, and the memory that they take is given back. It runs by itself, without Nest.
import { join } from 'node:path';
import { cardShape, type PictureFocus } from '@practice/contract/picture-focus';
import { pixelLimit, type UploadMime } from '@practice/contract/uploads';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { firstPage } from './first-page.ts';
import { formatsOf, type PictureFormat, sizeName } from './names.ts';

interface PictureJob {
  path: string;
  key: string;
  folder: string;
  widths: readonly number[];
}

/** The jobs that the API sends. */
export type EncodingJob =
  | ({ kind: 'picture' } & PictureJob)
  | ({ kind: 'document' } & PictureJob)
  | { kind: 'file'; path: string; target: string; mime: UploadMime };

export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  isAnimated: boolean;
  /** Where the eye goes first; null where nothing stands out, and of what moves. */
  focus: PictureFocus | null;
  /** Bytes of the largest WebP. */
  size: number;
  /** Every size, written to the folder under the name it will have in the store. */
  files: { name: string; path: string; mime: `image/${PictureFormat}` }[];
}

export interface EncodedFile {
  size: number;
}

export interface EncodedDocument {
  pages: number;
  /** Its first page. */
  picture: EncodedPicture;
}

export type EncodingAnswer =
  | { picture: EncodedPicture }
  | { file: EncodedFile }
  | { document: EncodedDocument }
  /** What libvips says of the image; `isOurs` where the image is not to blame, as for a full disk. */
  | { error: string; isOurs: boolean };

/** A picture longer than this is a poster, and made smaller. */
const tallest = 4_800;
/** The longer side of an image that is a resource itself. */
const longestOfFile = 4_096;

const qualities = { avif: { quality: 48, effort: 2 }, webp: { quality: 78, effort: 4 } } as const;

sharp.cache(false);
sharp.concurrency(1);
// libvips may only load the formats that we accept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

process.on('message', (job: EncodingJob) => {
  answer(job).then((result) => process.send?.(result));
});

// It ends with the API and not before: a signal that reaches both, such as Ctrl-C, is handled by the API alone.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

async function answer(job: EncodingJob): Promise<EncodingAnswer> {
  try {
    if (job.kind === 'picture') return { picture: await picture(job) };
    return job.kind === 'document' ? { document: await document(job) } : { file: await file(job) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isOurs =
      (error instanceof Error && 'syscall' in error) || /unable to (open|write)|No space/i.test(message);
    return { error: message, isOurs };
  }
}

function read(input: string | Buffer, options: SharpOptions = {}): Sharp {
  return sharp(input, { limitInputPixels: pixelLimit, failOn: 'error', ...options });
}

/** A picture for pages: in its widths, never larger than it is. */
async function picture(job: PictureJob): Promise<EncodedPicture> {
  const { pages = 1 } = await read(job.path).metadata();
  // Decoded once; the sizes are made from these pixels.
  return inSizes(job, pages > 1 ? undefined : await pixelsOf(read(job.path), Math.max(...job.widths)));
}

/** The first page of a PDF, as a picture. */
async function document(job: PictureJob): Promise<EncodedDocument> {
  const largest = Math.max(...job.widths);
  const { pages, data, width, height } = await firstPage(job.path, { width: largest, height: tallest });
  const page = read(Buffer.from(data), { raw: { width, height, channels: 4 } }).removeAlpha();
  return { pages, picture: await inSizes(job, await pixelsOf(page, largest)) };
}

/** Without pixels the picture moves, and each size is made from its file. */
async function inSizes(job: PictureJob, source: Pixels | undefined): Promise<EncodedPicture> {
  const isAnimated = !source;
  const largest = Math.max(...job.widths);
  const at = (width: number) =>
    (source ? read(source.data, { raw: source.info }) : read(job.path, { animated: true })).resize({
      width,
      withoutEnlargement: true,
    });
  const full = source?.info ?? (await frameOf(at(largest)));
  const widths = [...job.widths.filter((width) => width < full.width), full.width];
  const row = { key: job.key, extension: 'webp', width: full.width } as const;
  const files: EncodedPicture['files'] = [];
  let size = 0;
  for (const width of widths) {
    for (const format of formatsOf({ isAnimated })) {
      const name = sizeName(row, width, format);
      const path = join(job.folder, name);
      const written = await at(width).toFormat(format, qualities[format]).toFile(path);
      files.push({ name, path, mime: `image/${format}` });
      if (format === 'webp') size = written.size;
    }
  }
  const focus = source ? await focusOf(source) : null;
  return { width: full.width, height: full.height, widths, isAnimated, focus, size, files };
}

/** What libvips would keep in a card's crop: edges, strong colors and skin. */
async function focusOf({ data, info }: Pixels): Promise<PictureFocus | null> {
  const small = await read(data, { raw: info })
    .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  // Cut without scaling: what is reported is then a pixel of the small picture.
  const cut = {
    width: Math.max(1, Math.min(width, Math.floor((height * cardShape.width) / cardShape.height))),
    height: Math.max(1, Math.min(height, Math.floor((width * cardShape.height) / cardShape.width))),
  };
  const found = await read(small.data, { raw: { width, height, channels } })
    .resize({ ...cut, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = found.info;
  if (!attentionX || !attentionY) return null;
  return { x: percent(attentionX, width), y: percent(attentionY, height) };
}

const percent = (part: number, whole: number) => Math.min(100, Math.round((part / whole) * 100));

/** An image as a file of its own, in the type it came in. */
async function file({ path, target, mime }: Extract<EncodingJob, { kind: 'file' }>): Promise<EncodedFile> {
  const isMoving = mime === 'image/gif' || mime === 'image/webp';
  const { size } = await read(path, { animated: isMoving })
    .autoOrient()
    .resize({ width: longestOfFile, height: longestOfFile, fit: 'inside', withoutEnlargement: true })
    .toFormat(formats[mime] ?? 'png', { quality: 88 })
    .toFile(target);
  return { size };
}

const formats: Partial<Record<UploadMime, 'jpeg' | 'png' | 'webp' | 'gif'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

async function pixelsOf(image: Sharp, width: number) {
  const { data, info } = await image
    .autoOrient()
    .resize({ width, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

/** The shape of one frame of a moving picture. */
async function frameOf(image: Sharp): Promise<{ width: number; height: number }> {
  const { info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.pageHeight ?? info.height };
}
