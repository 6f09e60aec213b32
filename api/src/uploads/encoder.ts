import { join } from 'node:path';
import { HttpException, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { pixelLimit, type UploadMime, uploadRefusals } from '@practice/contract/uploads';
import pLimit from 'p-limit';
import type { Sharp, SharpOptions } from 'sharp';
import { formatsOf, type PictureFormat, sizeName } from './names.ts';
import { refused } from './refusal.ts';

const mostWaiting = 10;
/** A picture longer than this is a poster, and made smaller. */
const tallest = 4_800;
/** The longer side of an image that is a resource itself. */
const longestOfFile = 4_096;

const qualities = { avif: { quality: 52, effort: 3 }, webp: { quality: 78, effort: 4 } } as const;

export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  isAnimated: boolean;
  /** Bytes of the largest WebP. */
  size: number;
  /** Every size, written to the folder under the name it will have in the store. */
  files: { name: string; path: string; mime: `image/${PictureFormat}` }[];
}

/**
 * Decodes images and writes them anew: upright, in sRGB, and without anything a camera wrote beside the picture (where it
 * was taken, by whom). One at a time and on one thread, so that everything else stays quick.
 */
@Injectable()
export class Encoder {
  private readonly queue = pLimit(1);

  /** A picture for pages: its widths, never larger than it is, in `folder`. */
  async picture(
    path: string,
    to: { key: string; folder: string; widths: readonly number[] },
  ): Promise<EncodedPicture> {
    return this.inTurn(async (read) => {
      const { pages = 1 } = await read(path).metadata();
      const isAnimated = pages > 1;
      const largest = Math.max(...to.widths);
      // Decoded once; the sizes are made from these pixels.
      const source = isAnimated ? undefined : await pixelsOf(read(path), largest);
      const at = (width: number) =>
        (source ? read(source.data, { raw: source.info }) : read(path, { animated: true })).resize({
          width,
          withoutEnlargement: true,
        });
      const full = source?.info ?? (await frameOf(at(largest)));
      const widths = [...to.widths.filter((width) => width < full.width), full.width];
      const picture = { key: to.key, extension: 'webp', width: full.width } as const;
      const files: EncodedPicture['files'] = [];
      let size = 0;
      for (const width of widths) {
        for (const format of formatsOf({ isAnimated })) {
          const name = sizeName(picture, width, format);
          const file = join(to.folder, name);
          const written = await at(width).toFormat(format, qualities[format]).toFile(file);
          files.push({ name, path: file, mime: `image/${format}` });
          if (format === 'webp') size = written.size;
        }
      }
      return { width: full.width, height: full.height, widths, isAnimated, size, files };
    });
  }

  /** An image as a file of its own, in the type it came in. */
  async file(path: string, to: { path: string; mime: UploadMime }): Promise<{ size: number }> {
    return this.inTurn(async (read) => {
      const isMoving = to.mime === 'image/gif' || to.mime === 'image/webp';
      const image = read(path, { animated: isMoving }).autoOrient();
      const { size } = await image
        .resize({ width: longestOfFile, height: longestOfFile, fit: 'inside', withoutEnlargement: true })
        .toFormat(formats[to.mime] ?? 'png', { quality: 88 })
        .toFile(to.path);
      return { size };
    });
  }

  private async inTurn<Result>(work: (read: Reader) => Promise<Result>): Promise<Result> {
    if (this.queue.pendingCount >= mostWaiting) {
      throw new ServiceUnavailableException({
        message: 'Many images are being worked on. Please try again in a moment.',
      });
    }
    return this.queue(async () => {
      const read = await reader();
      try {
        return await work(read);
      } catch (error) {
        throw inWords(error);
      }
    });
  }
}

type Reader = (input: string | Buffer, options?: SharpOptions) => Sharp;

const formats: Partial<Record<UploadMime, 'jpeg' | 'png' | 'webp' | 'gif'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Loaded with the first image: most days there is none, and it is large. */
async function reader(): Promise<Reader> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return (input, options) => sharp(input, { limitInputPixels: pixelLimit, failOn: 'error', ...options });
}

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

/** What libvips says of an image, said to a person; a full disk stays a fault of ours. */
function inWords(error: unknown): unknown {
  if (error instanceof HttpException || !(error instanceof Error) || 'syscall' in error) return error;
  if (/pixel limit/i.test(error.message)) return refused(uploadRefusals.tooDetailed);
  if (/write|space|open for write/i.test(error.message)) return error;
  return refused(uploadRefusals.damaged);
}
