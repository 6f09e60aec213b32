import { randomBytes } from 'node:crypto';
import { textLimits } from '@practice/contract/text';
import type { Upload } from './upload.entity.ts';

export type Stored = Pick<Upload, 'key' | 'extension' | 'width' | 'widths' | 'isAnimated'>;

type Sized = Pick<Upload, 'key' | 'extension' | 'width'>;

export type PictureFormat = 'avif' | 'webp';

export function newKey(): string {
  return randomBytes(16).toString('hex');
}

export function fileName({ key, extension }: Pick<Upload, 'key' | 'extension'>): string {
  return `${key}.${extension}`;
}

export function sizeName(picture: Sized, width: number, format: PictureFormat): string {
  if (format === 'webp' && width === picture.width) return fileName(picture);
  return `${picture.key}-${width}.${format}`;
}

export function formatsOf({ isAnimated }: Pick<Upload, 'isAnimated'>): readonly PictureFormat[] {
  return isAnimated ? ['webp'] : ['avif', 'webp'];
}

export function allFileNames(upload: Stored): string[] {
  const sizes = upload.widths.flatMap((width) =>
    formatsOf(upload).map((format) => sizeName(upload, width, format)),
  );
  return [...new Set([fileName(upload), ...sizes])];
}

const pattern = /^([0-9a-f]{32})(?:-\d{1,5})?\.[a-z0-9]{3,4}$/;

export function keyFromName(name: string): string | undefined {
  return pattern.exec(name)?.[1];
}

export function safeLabel(name: string): string {
  const shown = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .trim();
  const extension = /\.[a-z0-9]{1,5}$/i.exec(shown)?.[0] ?? '';
  const length = Math.min(shown.length, textLimits.fileName) - extension.length;
  return shown.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') + extension;
}
