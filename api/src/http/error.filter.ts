import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { clientMessages } from '@practice/contract/clients';
import type { ErrorBody } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { signInAddress } from '@practice/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBusyDatabase, isDiskFull, isForDeletedAccount } from '../database/errors.ts';
import { TooManyRequestsException } from './limits.ts';

/** Errors of Nest and Fastify keep their status. Any unknown error is a 500 with a request id only, and logged in full. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const body = bodyOf(error, request.method);
    if (body.statusCode === 401 && isFollowedLink(request))
      return void reply.redirect(signInAddress({ pathname: request.url, search: '' }), 303);
    if (body.statusCode >= 500) {
      body.requestId = request.id;
      request.log.error({ err: error }, 'failed');
    }
    if (error instanceof TooManyRequestsException) reply.header('retry-after', error.retryAfterSeconds);
    if (body.statusCode === 503) reply.header('retry-after', 10);
    if (isSuspicious(request.method, body.statusCode)) {
      const limit = error instanceof TooManyRequestsException ? error.limit : undefined;
      request.log.warn({ ip: request.ip, status: body.statusCode, limit }, 'refused');
    }
    // Without this header, Node closes the connection after a body that was not read, which a proxy would use again.
    if (!request.raw.complete) reply.header('connection', reply.raw.shouldKeepAlive ? 'keep-alive' : 'close');
    reply.code(body.statusCode).type('application/json; charset=utf-8').send(body);
  }
}

function isFollowedLink({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && Boolean(headers.accept?.includes('text/html'));
}

/** Whether an attack may cause this answer. A GET with 401 is common: every page asks who is signed in. */
function isSuspicious(method: string, status: number): boolean {
  return status === 403 || status === 429 || (status === 401 && method !== 'GET');
}

function bodyOf(error: unknown, method: string): ErrorBody {
  if (error instanceof HttpException) return ownBody(error);
  const status = clientErrorStatus(error);
  if (status !== undefined)
    return { statusCode: status, message: refusalByStatus[status] ?? 'This request was refused.' };
  if (isForDeletedAccount(error)) return { statusCode: 409, message: clientMessages.deletedMeanwhile };
  if (isDiskFull(error) && method !== 'GET') return { statusCode: 507, message: refusals[507] };
  if (isDiskFull(error) || isBusyDatabase(error)) return { statusCode: 503, message: refusals[503] };
  return { statusCode: 500, message: messages.unexpected };
}

function ownBody(error: HttpException): ErrorBody {
  const statusCode = error.getStatus();
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

export const refusals = {
  400: 'The request could not be read. Please send valid JSON.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send the body as application/json.',
  503: 'We are very busy right now. Please try again in a moment.',
  507: 'We can’t save this right now. Nothing was changed. Please try again later, or call us.',
} as const;

const refusalByStatus: Readonly<Record<number, string>> = refusals;

/** The status of an error of Fastify. An upstream's error may have a status, too, which is not about this request. */
function clientErrorStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error && 'code' in error))
    return undefined;
  const { statusCode, code } = error;
  if (!String(code).startsWith('FST_') && code !== 'ECONNRESET') return undefined;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
