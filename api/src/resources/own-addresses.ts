import { Injectable } from '@nestjs/common';
import { resourceRefusals } from '@practice/contract/resources';
import { invalid } from '../http/validation.ts';
import { allNamesOf } from '../uploads/names.ts';
import { keyAt } from '../uploads/pictures.ts';
import type { Upload } from '../uploads/upload.entity.ts';
import { Uploads } from '../uploads/uploads.ts';

/** Addresses that somebody typed or pasted, and that may be our own. */
@Injectable()
export class OwnAddresses {
  constructor(private readonly uploads: Uploads) {}

  /** @throws BadRequestException for an address of ours where no file is that everybody may open */
  async checkFile(address: string): Promise<void> {
    const message = resourceRefusals.noFileThere;
    if (isOurs(address) && !(await this.uploadAt(address))) {
      throw invalid([{ path: 'fileUrl', message }]);
    }
  }

  /** The key of the picture of ours at that address; null elsewhere. @throws BadRequestException as above */
  async pictureKey(address: string): Promise<string | null> {
    if (!isOurs(address)) return null;
    const upload = await this.uploadAt(address);
    if (!upload?.mime.startsWith('image/')) {
      throw invalid([{ path: 'thumbnailUrl', message: resourceRefusals.noPictureThere }]);
    }
    return upload.kind === 'picture' ? upload.key : null;
  }

  private async uploadAt(address: string): Promise<Upload | undefined> {
    const key = keyAt(address);
    const upload = key ? await this.uploads.one(key) : undefined;
    const isThere = upload?.isPublic && allNamesOf(upload).includes(address.replace('/uploads/', ''));
    return isThere ? upload : undefined;
  }
}

function isOurs(address: string): boolean {
  return /^\/+(api|uploads)(\/|$)/i.test(pathOf(address));
}

/** The path that a browser would request: dot segments and escapes are resolved, so they cannot hide an address of ours. */
function pathOf(address: string): string {
  if (!address.startsWith('/')) return '';
  const { pathname } = new URL(address, 'http://practice.invalid');
  // Byte by byte: not every escape is one of a letter.
  return pathname.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
