import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadRequestException, HttpException } from '@nestjs/common';
import { refusalOf, uploadLimit, uploadRefusals } from '@practice/contract/uploads';
import multer, { MulterError, type ReceivedFile } from 'multer';
import { refusals } from '../http/error.filter.ts';
import { labelOf, newKey } from './names.ts';
import { refused } from './refusal.ts';

/** A received file: on our disk, its content not validated yet. */
export interface Received {
  /** The key it will be stored under; every name in `folder` begins with it. */
  key: string;
  path: string;
  /** The request's own folder. */
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

/**
 * Reads a form of a `file` and the text `data` from the request; the file is written to `folder` as it comes.
 * @param extensions which files are wanted; others are refused before they are written
 * @throws HttpException that says why not; `folder` may then hold a part of the file
 */
export function receive(
  request: IncomingMessage & { file?: ReceivedFile; body?: unknown },
  response: ServerResponse,
  folder: string,
  extensions: readonly string[],
): Promise<{ file: Received | undefined; data: string | undefined }> {
  const key = newKey();
  const form = multer({
    storage: multer.diskStorage({
      destination: folder,
      filename: (_request, _file, done) => done(null, `${key}.sent`),
    }),
    limits,
    // The whole name is checked: one with a path in it is refused, not shortened.
    preservePath: true,
    defParamCharset: 'utf8',
    fileFilter(_request, { originalname }, done) {
      const refusal = refusalOf({ name: slashed(originalname), size: 1 }, extensions);
      if (refusal) done(refused(refusal));
      else done(null, true);
    },
  });
  return new Promise((resolve, reject) => {
    form.single('file')(request, response, (error) => {
      if (error) return reject(inWords(error));
      const { file, body } = request;
      const label = labelOf(file?.originalname ?? '');
      if (file?.size === 0) return reject(refused(uploadRefusals.empty));
      resolve({
        file: file && { key, path: file.path, folder, label, size: file.size },
        data: textIn(body),
      });
    });
  });
}

/** Its hidden characters gone, its slashes kept. */
function slashed(name: string): string {
  return /[\\/]/.test(name) ? name : labelOf(name);
}

function textIn(body: unknown): string | undefined {
  const hasData = typeof body === 'object' && body !== null && 'data' in body;
  return hasData && typeof body.data === 'string' ? body.data : undefined;
}

const unreadable =
  'The form could not be read. Please send one file, and the other fields as JSON in "data".';

/** What multer and its parser say of a form, in words for a person; an error of our own stays as it is. */
function inWords(error: Error): Error {
  if (error instanceof HttpException) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return refused(uploadRefusals.tooLarge);
    if (error.code === 'LIMIT_FIELD_VALUE') return new HttpException({ message: refusals[413] }, 413);
    return new BadRequestException({ message: unreadable });
  }
  if (/^Request (aborted|closed)|^Unexpected end of |^aborted$/.test(error.message)) {
    return refused(uploadRefusals.interrupted);
  }
  if (
    /^(Malformed|Multipart: |Missing Content-Type|Unsupported content type|Premature close)/.test(
      error.message,
    )
  ) {
    return new BadRequestException({ message: unreadable });
  }
  return error;
}
