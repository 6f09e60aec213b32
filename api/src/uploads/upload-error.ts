import { HttpException } from '@nestjs/common';
import { uploadRefusals } from '@practice/contract/uploads';

/** The exception that shows the message at the form's file field: 413 for a file that is too large, else 400. */
export function uploadError(message: string, cause?: string): HttpException {
  const status = message === uploadRefusals.tooLarge ? 413 : 400;
  return new HttpException({ message, errors: [{ path: 'file', message }] }, status, { cause });
}
