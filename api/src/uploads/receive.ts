import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { BadRequestException, HttpException } from '@nestjs/common';
import { refusalOf, uploadLimit, uploadRefusals } from '@practice/contract/uploads';
import multer, { MulterError, type MulterFile } from 'multer';
import { refusals } from '../http/error.filter.ts';
import { newKey, safeLabel } from './names.ts';

/** A file in the spool whose content is not validated yet. */
export interface ReceivedFile {
  key: string;
  path: string;
  folder: string;
  label: string;
  size: number;
}

const limits = {
  fileSize: uploadLimit,
  files: 1,
  fields: 1,
  fieldSize: 64 * 1024,
  parts: 3,
  headerPairs: 50,
  fieldNameSize: 50,
  fieldNestingDepth: 0,
  fieldArrayIndexLimit: 0,
};

/** @throws HttpException if the form is rejected, or the file has none of the extensions */
export async function receive(
  request: IncomingMessage & { file?: MulterFile; body?: { data?: unknown } },
  response: ServerResponse,
  folder: string,
  extensions: readonly string[],
): Promise<{ file: ReceivedFile | undefined; data: string | undefined }> {
  const key = newKey();
  const form = multer({
    storage: multer.diskStorage({
      destination: folder,
      filename: (_request, _file, done) => done(null, `${key}.sent`),
    }),
    limits,
    preservePath: true,
    defParamCharset: 'utf8',
    fileFilter(_request, { originalname }, done) {
      const name = /[\\/]/.test(originalname) ? originalname : safeLabel(originalname);
      // The size is not known yet; `limits` enforces it.
      const refusal = refusalOf({ name, size: 1 }, extensions);
      if (refusal) done(uploadError(refusal));
      else done(null, true);
    },
  });
  await promisify(form.single('file'))(request, response).catch((error: Error) => {
    throw readableError(error);
  });
  const { file, body } = request;
  const data = typeof body?.data === 'string' ? body.data : undefined;
  if (!file) return { file, data };
  const { path, size, originalname } = file;
  if (size === 0) throw uploadError(uploadRefusals.empty);
  return { file: { key, path, folder, label: safeLabel(originalname), size }, data };
}

const unreadable =
  'The form could not be read. Please send one file, and the other fields as JSON in "data".';

function readableError(error: Error): Error {
  if (error instanceof HttpException) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return uploadError(uploadRefusals.tooLarge);
    if (error.code === 'LIMIT_FIELD_VALUE') return new HttpException({ message: refusals[413] }, 413);
    return new BadRequestException({ message: unreadable });
  }
  if (/^Request (aborted|closed)|^Unexpected end of |^aborted$/.test(error.message)) {
    return uploadError(uploadRefusals.interrupted);
  }
  const isMalformed =
    /^(Malformed|Multipart: |Missing Content-Type|Unsupported content type|Premature close)/;
  return isMalformed.test(error.message) ? new BadRequestException({ message: unreadable }) : error;
}

/** The exception that shows the message at the form's file field: 413 for a file that is too large, else 400. */
export function uploadError(message: string, cause?: string): HttpException {
  const status = message === uploadRefusals.tooLarge ? 413 : 400;
  return new HttpException({ message, errors: [{ path: 'file', message }] }, status, { cause });
}
