import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { clientMessages } from '@practice/contract/clients';
import type { ErrorBody } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { signInAddress } from '@practice/contract/paths';
import { uploadRefusals } from '@practice/contract/uploads';
import type { Request, Response } from 'express';
import { MulterError } from 'multer';
import { isBusyDatabase, isDiskFull, isForDeletedAccount } from '../database/errors.ts';
import { TooManyRequestsException } from './rate-limits.ts';

/** Gives errors the contract's shape. Unknown ones are fully logged, and show only a request id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const body = bodyOf(error, request);
    if (body.statusCode === 401 && isFollowedLink(request))
      return response.redirect(303, signInAddress({ pathname: request.originalUrl, search: '' }));
    if (body.statusCode === 404 && !request.route) {
      const allowed = methodsOf(request);
      const statusCode = allowed.length > 0 ? 405 : 404;
      if (allowed.length > 0) response.set('Allow', allowed.join(', '));
      Object.assign(body, { statusCode, message: refusals[statusCode] });
    }
    if (body.statusCode >= 500) {
      body.requestId = request.id;
      request.log.error({ err: error }, 'failed');
    }
    if (error instanceof TooManyRequestsException) response.set('Retry-After', `${error.retryAfterSeconds}`);
    if (body.statusCode === 503) response.set('Retry-After', '10');
    if (isSuspicious(request.method, body.statusCode)) {
      const limit = error instanceof TooManyRequestsException ? error.limit : undefined;
      request.log.warn({ ip: request.ip, status: body.statusCode, limit }, 'refused');
    }
    if (response.headersSent) response.destroy();
    else response.status(body.statusCode).type('json').send(body);
  }
}

function isFollowedLink({ method, headers }: Request): boolean {
  return method === 'GET' && Boolean(headers.accept?.includes('text/html'));
}

/** A GET with 401 is normal, because every page asks who is signed in. */
function isSuspicious(method: string, status: number): boolean {
  return status === 403 || status === 429 || (status === 401 && method !== 'GET');
}

function methodsOf({ app, originalUrl }: Request): string[] {
  const [path = ''] = originalUrl.split('?', 1);
  const layers = app.router.stack as ((typeof app.router.stack)[number] & { match(path: string): boolean })[];
  const methods = layers
    .filter((layer) => layer.route && layer.match(path))
    .flatMap(({ route }) => route?.stack.flatMap((handler) => handler.method?.toUpperCase() ?? []) ?? []);
  if (methods.includes('GET')) methods.push('HEAD');
  return [...new Set(methods)];
}

function bodyOf(error: unknown, request: Request): ErrorBody {
  if (error instanceof HttpException) return ownBody(error);
  if (error instanceof URIError) return { statusCode: 400, message: 'The address cannot be read.' };
  if (request.destroyed && !request.complete) return { statusCode: 400, message: uploadRefusals.interrupted };
  if (isForDeletedAccount(error)) return { statusCode: 409, message: clientMessages.deletedMeanwhile };
  if (isDiskFull(error) && request.method !== 'GET') return { statusCode: 507, message: refusals[507] };
  if (isDiskFull(error) || isBusyDatabase(error)) return { statusCode: 503, message: refusals[503] };
  return { statusCode: 500, message: messages.unexpected };
}

function ownBody(error: HttpException): ErrorBody {
  const statusCode = error.getStatus();
  const { cause } = error;
  if (cause instanceof MulterError || error.message.startsWith('Multipart: ')) return formBody(cause);
  if (cause instanceof URIError) return { statusCode, message: 'The address cannot be read.' };
  if (cause instanceof SyntaxError) return { statusCode, message: refusals[400] };
  const response = error.getResponse();
  if (typeof response === 'string') return { statusCode, message: refusalByStatus[statusCode] ?? response };
  const { message, errors, freeTimes, code } = response as Partial<ErrorBody>;
  return {
    statusCode,
    message: message ?? error.message,
    ...(errors && { errors }),
    ...(freeTimes && { freeTimes }),
    ...(code && { code }),
  };
}

function formBody(cause: unknown): ErrorBody {
  const code = cause instanceof MulterError ? cause.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') {
    const message = uploadRefusals.tooLarge;
    return { statusCode: 413, message, errors: [{ path: 'file', message }] };
  }
  if (code === 'LIMIT_FIELD_VALUE') return { statusCode: 413, message: refusals[413] };
  const message = 'The form could not be read. Please send one file, and the other fields as JSON in "data".';
  return { statusCode: 400, message };
}

export const refusals = {
  400: 'The request could not be read. Please send valid JSON.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  413: 'The request is too large.',
  415: 'Please send the body as application/json.',
  503: 'We are very busy right now. Please try again in a moment.',
  507: 'We can’t save this right now. Nothing was changed. Please try again later, or call us.',
} as const;

const refusalByStatus: Readonly<Record<number, string>> = refusals;
