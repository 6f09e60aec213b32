import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { uploadLimit, uploadRefusals } from '@practice/contract/uploads';
import type { Request } from 'express';
import { diskStorage } from 'multer';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { errorIn } from '../http/clean-input.ts';
import { newKey } from './names.ts';
import { Spool } from './spool.ts';

declare global {
  namespace Express {
    interface Request {
      spoolFolder?: string;
    }
  }
}

/** Receives a form with a file. Its field `data` becomes the body, and the file is removed after the call. */
@Injectable()
export class FormInterceptor extends FileInterceptor('file', {
  storage: diskStorage({
    destination: (request, _file, done) => done(null, request.spoolFolder ?? ''),
    filename: (_request, _file, done) => done(null, newKey()),
  }),
  limits: {
    fileSize: uploadLimit,
    files: 1,
    fields: 1,
    fieldSize: 64 * 1024,
    parts: 3,
    headerPairs: 50,
    fieldNameSize: 50,
    fieldNestingDepth: 0,
    fieldArrayIndexLimit: 0,
  },
  preservePath: true,
  defParamCharset: 'utf8',
}) {
  @Inject() private readonly spool: Spool;

  override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart')) return next.handle();
    const { folder, close } = await this.spool.open();
    request.spoolFolder = folder;
    try {
      // Multer never calls back if the client is already gone.
      if (request.destroyed) throw new BadRequestException(uploadRefusals.interrupted);
      const handling = await super.intercept(context, next);
      request.body = parse(request.body?.data);
      return of(await lastValueFrom(handling));
    } finally {
      await close();
    }
  }
}

function parse(data: string | undefined): unknown {
  let value: unknown = {};
  try {
    if (data !== undefined) value = JSON.parse(data);
  } catch {
    throw new BadRequestException('Please send "data" as valid JSON.');
  }
  const error = errorIn(value);
  if (error) throw error;
  return value;
}
