import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { mimeOf, refusalOf, type UploadMime, uploadRefusals, uploadTypes } from '@practice/contract/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { openPromise } from 'yauzl';
import { type ReceivedFile, uploadError } from './received-file.pipe.ts';

export async function validateFile({ path, label }: ReceivedFile): Promise<UploadMime> {
  const claimed = mimeOf(label);
  if (!claimed) throw uploadError(refusalOf({ name: label, size: 1 }) ?? uploadRefusals.unknownType);
  if (claimed === 'application/octet-stream') return claimed;
  const found = await contentTypeOf(path).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw uploadError(uploadRefusals.damaged);
  });
  const mime = uploadTypes.find((type) => type.mime === found)?.mime;
  if (mime && (mime === claimed || [mime, claimed].every((type) => type.startsWith('image/')))) return mime;
  throw uploadError(uploadRefusals[refusalByType[found ?? ''] ?? 'otherContent']);
}

const refusalByType: Readonly<Record<string, keyof typeof uploadRefusals>> = {
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'image/avif': 'notAnImage',
  'image/tiff': 'notAnImage',
  'image/bmp': 'notAnImage',
  'video/quicktime': 'mov',
  'application/x-cfb': 'locked',
  macros: 'legacyOffice',
};

/** @returns the type of the content, accepted or not @throws if an Office document can't be read */
export async function contentTypeOf(path: string): Promise<string | undefined> {
  const start = await firstBytes(path);
  // Printers and scanners write a line of their own before it.
  if (/^[^<]{0,1000}%PDF-/.test(start.toString('latin1'))) return 'application/pdf';
  if (start.toString('latin1', 0, 4) === 'PK\x03\x04') return officeTypeOf(path);
  const found = (await fileTypeFromBuffer(start))?.mime ?? '';
  return otherNames[found] ?? (found || undefined);
}

const otherNames: Readonly<Record<string, UploadMime>> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'video/3gpp': 'video/mp4',
  'audio/x-m4a': 'video/mp4',
};

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4100)).finally(() => file.close());
  return buffer.subarray(0, bytesRead);
}

const maxEntries = 5_000;
const maxUnpackedBytes = 512 * 1024 * 1024;
const maxTypesBytes = 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument.';
const mainParts: readonly [inTypes: RegExp, part: string, mime: string][] = [
  [/wordprocessingml\.document\.main\+xml/, 'word/document.xml', `${office}wordprocessingml.document`],
  [/spreadsheetml\.sheet\.main\+xml/, 'xl/workbook.xml', `${office}spreadsheetml.sheet`],
  [/presentationml\.presentation\.main\+xml/, 'ppt/presentation.xml', `${office}presentationml.presentation`],
];

/** @returns 'macros' for a document with macros; undefined for other ZIPs, a password or a zip bomb */
async function officeTypeOf(path: string): Promise<string | undefined> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > maxEntries) return undefined;
    let unpacked = 0;
    let types = '';
    const names = new Set<string>();
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > maxUnpackedBytes || entry.isEncrypted()) return undefined;
      if (/vbaProject\.bin$/i.test(entry.fileName)) return 'macros';
      names.add(entry.fileName);
      if (entry.fileName === '[Content_Types].xml' && entry.uncompressedSize < maxTypesBytes) {
        types = await text(await zip.openReadStreamPromise(entry));
      }
    }
    return mainParts.find(([inTypes, part]) => inTypes.test(types) || names.has(part))?.[2];
  } finally {
    zip.close();
  }
}
