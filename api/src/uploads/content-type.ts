import { open } from 'node:fs/promises';
import { type UploadMime, uploadTypes } from '@practice/contract/uploads';
import { fileTypeFromFile } from 'file-type';
import { olderOfficeType, openOfficeType } from './office.ts';

/**
 * What a file is by its bytes, whatever it is called; undefined for what we do not take.
 * @throws when it begins like one of ours and cannot be read on
 */
export async function contentTypeOf(path: string): Promise<UploadMime | undefined> {
  const start = await firstBytes(path);
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('PK\x03\x04')) return openOfficeType(path);
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return olderOfficeType(path);
  // The library knows hundreds of formats: only these are ever let near it.
  if (!isPicture(start) && !isVideo(start)) return undefined;
  const found = (await fileTypeFromFile(path))?.mime ?? '';
  const mime = otherNames[found] ?? found;
  return uploadTypes.find((type) => type.mime === mime)?.mime;
}

function isPicture(start: string): boolean {
  const isWebp = start.startsWith('RIFF') && start.startsWith('WEBP', 8);
  return (
    isWebp || ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a'].some((each) => start.startsWith(each))
  );
}

/** MP4 and WebM. */
function isVideo(start: string): boolean {
  return start.startsWith('ftyp', 4) || start.startsWith('\x1aE\xdf\xa3');
}

const otherNames: Readonly<Record<string, UploadMime>> = {
  // Moving PNG: its first picture is kept.
  'image/apng': 'image/png',
  // MP4 as one maker's programs mark it.
  'video/x-m4v': 'video/mp4',
};

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0).finally(() => file.close());
  return buffer.toString('latin1', 0, bytesRead);
}
