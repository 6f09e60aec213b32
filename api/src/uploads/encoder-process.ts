// Runs in its own process, so that a hostile file can only crash this one, and its memory is freed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { cardShape, type PictureFocus } from '@practice/contract/picture-focus';
import { animationLimit, pixelLimit, type UploadMime } from '@practice/contract/uploads';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { formatsOf, type PictureFormat, sizeName } from './names.ts';

export interface PictureJob {
  path: string;
  key: string;
  folder: string;
  widths: readonly number[];
}

export interface FileJob {
  path: string;
  target: string;
  mime: UploadMime;
}

export type EncodingJob = ({ kind: 'picture' | 'document' } & PictureJob) | ({ kind: 'file' } & FileJob);

export type EncodedPicture = Awaited<ReturnType<typeof encodeSizes>>;
export type EncodedDocument = Awaited<ReturnType<typeof encodeFirstPage>>;

export type EncodingAnswer =
  | { result: unknown }
  /** `isServerError` if the image is not to blame, such as for a full disk. */
  | { error: string; isServerError: boolean };

const maxHeight = 4_800;
const maxFileSide = 4_096;

const qualities = { avif: { quality: 48, effort: 2 }, webp: { quality: 78, effort: 4 } } as const;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

process.on('message', async (job: EncodingJob) => {
  const answer = await answerTo(job).catch((error: unknown) => ({
    error: String(error),
    isServerError:
      (error instanceof Error && 'syscall' in error) ||
      /unable to (open|write)|No space/i.test(String(error)),
  }));
  process.send?.(answer);
});

// Ends with the API, which alone handles signals that reach both, such as Ctrl-C.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

async function answerTo(job: EncodingJob): Promise<EncodingAnswer> {
  if (job.kind === 'file') return { result: await encodeFile(job) };
  return { result: await (job.kind === 'document' ? encodeFirstPage(job) : encodePicture(job)) };
}

function read(input: string | Buffer, options: SharpOptions = {}): Sharp {
  const limitInputPixels = options.animated ? animationLimit : pixelLimit;
  return sharp(input, { limitInputPixels, failOn: 'error', ...options });
}

async function framesOf(path: string): Promise<number> {
  const { pages = 1, width, height } = await read(path).metadata();
  if (pages * width * height > animationLimit) throw new Error('too many frames');
  return pages;
}

async function encodePicture(job: PictureJob) {
  const frames = await framesOf(job.path);
  return encodeSizes(job, frames > 1 ? undefined : await pixelsOf(read(job.path), Math.max(...job.widths)));
}

async function encodeFirstPage(job: PictureJob) {
  const largest = Math.max(...job.widths);
  const { pages, data, width, height } = await firstPage(job.path, { width: largest, height: maxHeight });
  const page = read(Buffer.from(data), { raw: { width, height, channels: 4 } }).removeAlpha();
  return { pages, picture: await encodeSizes(job, await pixelsOf(page, largest)) };
}

/** @param max limits in pixels @returns the first page in RGBA, on white @throws if it can't be read */
async function firstPage(path: string, max: { width: number; height: number }) {
  const content = await readFile(path);
  // A new library for each document, so that a hostile one can't affect the next.
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('The first page cannot be read.');
  const scale = Math.min(max.width / originalWidth, max.height / originalHeight);
  const { width, height, data } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
  });
  return { pages: document.getPageCount(), width, height, data };
}

async function encodeSizes({ key, ...job }: PictureJob, source: Pixels | undefined) {
  const isAnimated = !source;
  const resized = (width: number) =>
    (source ? read(source.data, { raw: source.info }) : read(job.path, { animated: true })).resize({
      width,
      withoutEnlargement: true,
    });
  const { width, height } = source?.info ?? (await frameOf(resized(Math.max(...job.widths))));
  const widths = [...job.widths.filter((each) => each < width), width];
  const files: { name: string; path: string; mime: `image/${PictureFormat}` }[] = [];
  let size = 0;
  for (const each of widths) {
    for (const format of formatsOf({ isAnimated })) {
      const name = sizeName({ key, extension: 'webp', width }, each, format);
      const path = join(job.folder, name);
      const written = await resized(each).toFormat(format, qualities[format]).toFile(path);
      files.push({ name, path, mime: `image/${format}` });
      if (format === 'webp') size = written.size;
    }
  }
  const focus = source ? await focusOf(source) : null;
  return { key, width, height, widths, isAnimated, focus, size, files };
}

/** Where libvips crops: edges, strong colors and skin attract it. Null if nothing stands out. */
async function focusOf({ data, info }: Pixels): Promise<PictureFocus | null> {
  const small = await read(data, { raw: info })
    .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  // Cropped without scaling, so that libvips reports a pixel of the small picture.
  const crop = {
    width: Math.max(1, Math.min(width, Math.floor((height * cardShape.width) / cardShape.height))),
    height: Math.max(1, Math.min(height, Math.floor((width * cardShape.height) / cardShape.width))),
  };
  const cropped = await read(small.data, { raw: { width, height, channels } })
    .resize({ ...crop, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = cropped.info;
  if (!attentionX || !attentionY) return null;
  return { x: percent(attentionX, width), y: percent(attentionY, height) };
}

const percent = (part: number, whole: number) => Math.min(100, Math.round((part / whole) * 100));

async function encodeFile({ path, target, mime }: FileJob): Promise<number> {
  await framesOf(path);
  const isMoving = mime === 'image/gif' || mime === 'image/webp';
  const { size } = await read(path, { animated: isMoving })
    .autoOrient()
    .resize({ width: maxFileSide, height: maxFileSide, fit: 'inside', withoutEnlargement: true })
    .toFormat(formats[mime] ?? 'png', mime === 'image/gif' ? { effort: 1 } : { quality: 88 })
    .toFile(target);
  return size;
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
    .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

async function frameOf(image: Sharp): Promise<{ width: number; height: number }> {
  const { info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.pageHeight ?? info.height };
}
