import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { ErrorBody, FieldError } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequestsException } from './limits.ts';

/**
 * The only place that knows the error body. An exception of Nest's is shown as it is; what Fastify refused keeps its
 * status; anything else is our fault: it is logged whole and answered with a request id and nothing more.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const body = bodyOf(error);
    if (body.statusCode >= 500) {
      body.requestId = request.id;
      request.log.error({ err: error }, 'failed');
    }
    if (error instanceof TooManyRequestsException) reply.header('retry-after', error.retryAfterSeconds);
    if (isSuspicious(request.method, body.statusCode)) {
      const limit = error instanceof TooManyRequestsException ? error.limit : undefined;
      request.log.warn({ ip: request.ip, status: body.statusCode, limit }, 'refused');
    }
    // A body that nobody wants is let in and forgotten: its sender, cut off in the middle of it, would miss our answer.
    if (!request.raw.complete) reply.removeHeader('connection');
    reply.code(body.statusCode).type('application/json; charset=utf-8').send(body);
  }
}

/** What an attack would leave behind. That a visitor asks who is signed in is none. */
function isSuspicious(method: string, status: number): boolean {
  return status === 403 || status === 429 || (status === 401 && method !== 'GET');
}

function bodyOf(error: unknown): ErrorBody {
  if (error instanceof HttpException) return ownBody(error);
  const status = refusalOf(error);
  if (status !== undefined)
    return { statusCode: status, message: refusals[status] ?? 'This request was refused.' };
  if (isBusyDatabase(error)) return { statusCode: 503, message: busy };
  return { statusCode: 500, message: messages.unexpected };
}

function ownBody(error: HttpException): ErrorBody {
  const statusCode = error.getStatus();
  const response = error.getResponse();
  // A bare text is the framework's: it names codes and classes, so it is said again in our words.
  if (typeof response === 'string') return { statusCode, message: refusals[statusCode] ?? response };
  const { message, errors } = response as { message?: string; errors?: FieldError[] };
  return { statusCode, message: message ?? error.message, ...(errors ? { errors } : {}) };
}

const busy = 'We are very busy right now. Please try again in a moment.';

export const refusals: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Please send valid JSON.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send the body as application/json.',
  503: busy,
};

function refusalOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  const isRefusal = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isRefusal ? statusCode : undefined;
}

// PostgreSQL: cancelled, no lock in time, two that waited for each other, stopping or starting, too many connections, idle
// for too long. Node: not reached.
const busyCodes = new Set([
  '57014',
  '55P03',
  '40P01',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

function isBusyDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error/.test(
      error.message,
    ) || busyCodes.has(String(code))
  );
}
