import { BadRequestException, HttpException } from '@nestjs/common';
import { uploadRefusals } from '@practice/contract/uploads';

/** 400, or 413 for what is too large, with its sentence beside the file's field. */
export function refused(message: string): HttpException {
  const body = { message, errors: [{ path: 'file', message }] };
  return message === uploadRefusals.tooLarge ? new HttpException(body, 413) : new BadRequestException(body);
}
