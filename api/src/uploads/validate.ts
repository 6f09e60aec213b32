import { open } from 'node:fs/promises';
import { mimeOf, type UploadMime, uploadRefusals, uploadTypes } from '@practice/contract/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { openPromise } from 'yauzl';
import { type ReceivedFile, uploadError } from './receive.ts';

/** @throws HttpException unless the content has an accepted type, and the one that the file's name says */
export async function validateFile({ path, label }: ReceivedFile): Promise<UploadMime> {
  const claimed = mimeOf(label);
  if (!claimed) throw uploadError(uploadRefusals.unknownType);
  const mime = await contentTypeOf(path).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw uploadError(uploadRefusals.damaged);
  });
  if (mime !== claimed) throw uploadError(uploadRefusals.otherContent);
  return mime;
}

/** @returns the type of a file by its bytes, if it is accepted @throws if an Office document can't be read */
export async function contentTypeOf(path: string): Promise<UploadMime | undefined> {
  const start = await firstBytes(path);
  if (start.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  if (start.toString('latin1', 0, 4) === 'PK\x03\x04') return officeTypeOf(path);
  const found = (await fileTypeFromBuffer(start))?.mime ?? '';
  const mime = otherNames[found] ?? found;
  return uploadTypes.find((type) => type.mime === mime)?.mime;
}

const otherNames: Readonly<Record<string, UploadMime>> = {
  'image/apng': 'image/png',
  // Apple's name for MP4.
  'video/x-m4v': 'video/mp4',
};

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

/** @returns the type of an Office document; undefined for other zips, macros, a password and a zip bomb */
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
