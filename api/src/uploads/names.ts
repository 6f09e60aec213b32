import { randomBytes } from 'node:crypto';
import { limits } from '@practice/contract/text';
import type { Upload } from './upload.entity.ts';

/** What the names of an upload's files are made of. */
export type Stored = Pick<Upload, 'key' | 'extension' | 'width' | 'widths' | 'isAnimated'>;

/** The formats that each size of a picture is stored in. */
export type PictureFormat = 'avif' | 'webp';

export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/** The name in the store of a file, or of the largest WebP of a picture; the sender's name is never used. */
export function nameOf({ key, extension }: Pick<Upload, 'key' | 'extension'>): string {
  return `${key}.${extension}`;
}

/** The name in the store of one size of a picture. The largest WebP has the picture's own name. */
export function sizeName(
  picture: Pick<Upload, 'key' | 'extension' | 'width'>,
  width: number,
  format: PictureFormat,
): string {
  if (format === 'webp' && width === picture.width) return nameOf(picture);
  return `${picture.key}-${width}.${format}`;
}

export function formatsOf({ isAnimated }: Pick<Upload, 'isAnimated'>): readonly PictureFormat[] {
  return isAnimated ? ['webp'] : ['avif', 'webp'];
}

/** Everything in the store that belongs to an upload. */
export function allNamesOf(upload: Stored): string[] {
  const sizes = upload.widths.flatMap((width) =>
    formatsOf(upload).map((format) => sizeName(upload, width, format)),
  );
  return [...new Set([nameOf(upload), ...sizes])];
}

const pattern = /^([0-9a-f]{32})(?:-\d{1,5})?\.[a-z0-9]{3,4}$/;

/** The key in a name of the store; undefined for any other text. */
export function keyIn(name: string): string | undefined {
  return pattern.exec(name)?.[1];
}

/** The sender's name of a file as a text to show: not too long, and without hidden characters or any that reverse the writing. */
export function labelOf(name: string): string {
  const shown = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .trim();
  const extension = /\.[a-z0-9]{1,5}$/i.exec(shown)?.[0] ?? '';
  const stem = [...shown.slice(0, shown.length - extension.length)];
  while (stem.join('').length + extension.length > limits.fileName) stem.pop();
  return stem.join('') + extension;
}
