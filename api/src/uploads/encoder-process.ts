// Images are decoded in a process of its own, which is gone when there is nothing to do: what a broken or hostile image
// makes of a decoder ends there, and so does all the memory that pictures take. It runs as it stands, without Nest.
import { join } from 'node:path';
import { pixelLimit, type UploadMime } from '@practice/contract/uploads';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { EncodedFile, EncodedPicture, EncodingAnswer, EncodingJob } from './encoding.ts';
import { formatsOf, sizeName } from './names.ts';

/** A picture longer than this is a poster, and made smaller. */
const tallest = 4_800;
/** The longer side of an image that is a resource itself. */
const longestOfFile = 4_096;

const qualities = { avif: { quality: 52, effort: 2 }, webp: { quality: 78, effort: 4 } } as const;

sharp.cache(false);
sharp.concurrency(1);
// Of the formats that libvips knows, those that we take and make.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

process.on('message', (job: EncodingJob) => {
  answer(job).then((result) => process.send?.(result));
});

// The API decides when it ends, and it ends with the API: a signal to both of them at once is the API's alone.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

async function answer(job: EncodingJob): Promise<EncodingAnswer> {
  try {
    return job.kind === 'picture' ? { picture: await picture(job) } : { file: await file(job) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    const isOurs =
      (error instanceof Error && 'syscall' in error) || /unable to (open|write)|No space/i.test(fault);
    return { fault, isOurs };
  }
}

function read(input: string | Buffer, options: SharpOptions = {}): Sharp {
  return sharp(input, { limitInputPixels: pixelLimit, failOn: 'error', ...options });
}

/** A picture for pages: in its widths, never larger than it is. */
async function picture(job: Extract<EncodingJob, { kind: 'picture' }>): Promise<EncodedPicture> {
  const { pages = 1 } = await read(job.path).metadata();
  const isAnimated = pages > 1;
  const largest = Math.max(...job.widths);
  // Decoded once; the sizes are made from these pixels.
  const source = isAnimated ? undefined : await pixelsOf(read(job.path), largest);
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
  return { width: full.width, height: full.height, widths, isAnimated, size, files };
}

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
