import querystring from 'node:querystring';
import { resourceRefusals } from '@practice/contract/resources';
import { invalid } from '../http/validation.ts';
import { allFileNames } from '../uploads/names.ts';
import { keyFromAddress } from '../uploads/pictures.ts';
import type { Upload } from '../uploads/upload.entity.ts';
import type { Uploads } from '../uploads/uploads.ts';

export async function checkFile(address: string, uploads: Uploads): Promise<void> {
  if (!isInternal(address) || (await uploadAt(address, uploads))) return;
  throw invalid(resourceRefusals.noFileThere, 'fileUrl');
}

/**
 * @returns the uploaded picture's key or null
 * @throws BadRequestException for an address on this site without a public image
 */
export async function pictureKey(address: string, uploads: Uploads): Promise<string | null> {
  if (!isInternal(address)) return null;
  const upload = await uploadAt(address, uploads);
  if (!upload?.mime.startsWith('image/')) throw invalid(resourceRefusals.noPictureThere, 'thumbnailUrl');
  return upload.kind === 'picture' ? upload.key : null;
}

async function uploadAt(address: string, uploads: Uploads): Promise<Upload | undefined> {
  const upload = await uploads.one(keyFromAddress(address));
  const exists = upload?.isPublic && allFileNames(upload).includes(address.replace('/uploads/', ''));
  return exists ? upload : undefined;
}

function isInternal(address: string): boolean {
  if (!address.startsWith('/')) return false;
  // The path a browser would request, with dot segments and escapes resolved, even invalid UTF-8.
  const path = querystring.unescape(new URL(address, 'http://practice.invalid').pathname);
  return /^\/+(api|uploads)(\/|$)/i.test(path);
}
