import { HttpException, type PipeTransform } from '@nestjs/common';
import { refusalOf, uploadRefusals } from '@practice/contract/uploads';
import { safeLabel } from './names.ts';

export interface ReceivedFile {
  key: string;
  path: string;
  folder: string;
  label: string;
  size: number;
}

/** Rejects a file that has none of the extensions, is empty, or has a path for a name. */
export class ReceivedFilePipe implements PipeTransform {
  constructor(private readonly extensions?: readonly string[]) {}

  transform(file: Express.Multer.File | undefined): ReceivedFile | undefined {
    if (!file) return undefined;
    const { originalname, filename: key, path, destination: folder, size } = file;
    const label = safeLabel(originalname);
    const name = /[\\/]/.test(originalname) ? originalname : label;
    const refusal = refusalOf({ name, size }, this.extensions);
    if (refusal) throw uploadError(refusal);
    return { key, path, folder, label, size };
  }
}

/** 413 for a file that is too large, else 400. */
export function uploadError(message: string, cause?: string): HttpException {
  const status = message === uploadRefusals.tooLarge ? 413 : 400;
  return new HttpException({ message, errors: [{ path: 'file', message }] }, status, { cause });
}
