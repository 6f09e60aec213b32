import { open } from 'node:fs/promises';
import { mimeOf, type UploadMime, uploadRefusals, uploadTypes } from '@practice/contract/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { openPromise } from 'yauzl';
import type { Received } from './receive.ts';
import { refused } from './refusal.ts';

/** @throws HttpException unless the content is of a type that we take, and of the one that the file's name says */
export async function validateFile({ path, label }: Received): Promise<UploadMime> {
  const claimed = mimeOf(label);
  if (!claimed) throw refused(uploadRefusals.unknownType);
  const mime = await contentTypeOf(path).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw refused(uploadRefusals.damaged);
  });
  if (mime !== claimed) throw refused(uploadRefusals.otherContent);
  return mime;
}

/**
 * What a file is by its bytes, whatever it is called; undefined for what we do not take.
 * @throws when it begins like an Office document and cannot be read to its end
 */
export async function contentTypeOf(path: string): Promise<UploadMime | undefined> {
  const start = await firstBytes(path);
  if (start.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  if (start.toString('latin1', 0, 4) === 'PK\x03\x04') return officeTypeOf(path);
  const found = (await fileTypeFromBuffer(start))?.mime ?? '';
  const mime = otherNames[found] ?? found;
  return uploadTypes.find((type) => type.mime === mime)?.mime;
}

const otherNames: Readonly<Record<string, UploadMime>> = {
  // Animated PNG: its first picture is kept.
  'image/apng': 'image/png',
  // MP4 as one maker's programs mark it.
  'video/x-m4v': 'video/mp4',
};

/** As many as the library wants to see at most; it never gets hold of more of a stranger's file. */
async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4100)).finally(() => file.close());
  return buffer.subarray(0, bytesRead);
}

const maxEntries = 5_000;
const maxUnpackedBytes = 512 * 1024 * 1024;

const mainParts: Readonly<Record<string, UploadMime>> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/presentation.xml': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/**
 * Which Office document a zip is, by the part that each must have. Undefined for another zip, one with macros or a
 * password, and a zip bomb.
 * @throws when it is no readable zip
 */
async function officeTypeOf(path: string): Promise<UploadMime | undefined> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > maxEntries) return undefined;
    let unpacked = 0;
    let type: UploadMime | undefined;
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      const hasMacros = /vbaProject\.bin$/i.test(entry.fileName);
      if (unpacked > maxUnpackedBytes || entry.isEncrypted() || hasMacros) return undefined;
      type ??= mainParts[entry.fileName];
    }
    return type;
  } finally {
    zip.close();
  }
}
