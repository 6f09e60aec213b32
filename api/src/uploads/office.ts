import { open } from 'node:fs/promises';
import type { UploadMime } from '@practice/contract/uploads';
import { openPromise } from 'yauzl';

const mostEntries = 5_000;
const mostUnpacked = 512 * 1024 * 1024;

/**
 * Which Office document a zip is, by the part that each must have. Undefined for another zip, one with macros or a
 * password, and one that would unpack to a flood.
 * @throws when it is no readable zip
 */
export async function openOfficeType(path: string): Promise<UploadMime | undefined> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > mostEntries) return undefined;
    let unpacked = 0;
    let type: UploadMime | undefined;
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > mostUnpacked || entry.isEncrypted() || /vbaProject\.bin$/i.test(entry.fileName)) {
        return undefined;
      }
      type ??= mainParts[entry.fileName];
    }
    return type;
  } finally {
    zip.close();
  }
}

const mainParts: Readonly<Record<string, UploadMime>> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/presentation.xml': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

// [MS-CFB]: a small file system. Its directory is a chain of sectors, and the table of chains is itself in sectors,
// of which the header names the first 109.
const namedInHeader = 109;
const mostDirectorySectors = 64;
const noSector = 0xff_ff_ff_fa;
const entryBytes = 128;

/** Which older Office document it is, by the stream that each must have; undefined for any other. */
export async function olderOfficeType(path: string): Promise<UploadMime | undefined> {
  const file = await open(path);
  try {
    const read = async (position: number, length: number) => {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
      if (bytesRead < length) throw new Error('The file ends too early.');
      return buffer;
    };
    const header = await read(0, 512);
    const shift = header.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) return undefined;
    const size = 1 << shift;
    const numbers = size / 4;
    const numberIn = async (sector: number, index: number) =>
      (await read((sector + 1) * size + index * 4, 4)).readUInt32LE();

    async function tableSector(index: number): Promise<number> {
      if (index < namedInHeader) return header.readUInt32LE(76 + index * 4);
      let sector = header.readUInt32LE(68);
      const beyond = index - namedInHeader;
      for (let step = 0; step < Math.floor(beyond / (numbers - 1)); step++) {
        sector = await numberIn(sector, numbers - 1);
      }
      return numberIn(sector, beyond % (numbers - 1));
    }

    let sector = header.readUInt32LE(48);
    for (let step = 0; step < mostDirectorySectors && sector < noSector; step++) {
      const entries = await read((sector + 1) * size, size);
      for (let at = 0; at < size; at += entryBytes) {
        const length = Math.min(Math.max(entries.readUInt16LE(at + 64) - 2, 0), 62);
        const type = streams[entries.toString('utf16le', at, at + length)];
        if (type) return type;
      }
      sector = await numberIn(await tableSector(Math.floor(sector / numbers)), sector % numbers);
    }
    return undefined;
  } finally {
    await file.close();
  }
}

const streams: Readonly<Record<string, UploadMime>> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
};
