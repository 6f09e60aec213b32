import { promisify } from 'node:util';
import {
  applyDecorators,
  BadRequestException,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { errorIn } from '../http/clean-input.ts';
import { type ReceivedFile, receive } from './receive.ts';
import { Spool } from './spool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    received?: ReceivedFile;
  }
}

/** Reads a form once the guard has let the caller in. `data` becomes the body, and the file is removed after the call. */
@Injectable()
class ReceivesFileInterceptor implements NestInterceptor {
  constructor(private readonly spool: Spool) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const extensions = request.routeOptions.config.takesFiles;
    if (!extensions || !/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) {
      return next.handle();
    }
    await this.spool.requireSpace(Number(request.headers['content-length'] ?? 0));
    const { folder, close } = await this.spool.open();
    try {
      const { file, data } = await receive(request.raw, reply.raw, folder, extensions);
      if (file) request.received = file;
      request.body = data === undefined ? {} : await readJson(request, data);
      return of(await lastValueFrom(next.handle()));
    } finally {
      await close();
    }
  }
}

export const ReceivesFile = (extensions: readonly string[]) =>
  applyDecorators(RouteConfig({ takesFiles: extensions }), UseInterceptors(ReceivesFileInterceptor));

export const File = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().received,
);

async function readJson(request: FastifyRequest, text: string): Promise<unknown> {
  const parse = promisify(request.server.getDefaultJsonParser('error', 'error'));
  const value: unknown = await parse(request, text).catch(() => {
    throw new BadRequestException({ message: 'Please send "data" as valid JSON.' });
  });
  const error = errorIn(value);
  if (error) throw error;
  return value;
}
