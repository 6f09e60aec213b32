import { BadRequestException, HttpException } from '@nestjs/common';
import { uploadRefusals } from '@practice/contract/uploads';

/** The exception that shows the message at the form's file field: 413 for a file that is too large, else 400. */
export function uploadError(message: string): HttpException {
  const body = { message, errors: [{ path: 'file', message }] };
  return message === uploadRefusals.tooLarge ? new HttpException(body, 413) : new BadRequestException(body);
}
