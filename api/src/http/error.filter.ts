import { types } from 'node:util';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { clientMessages } from '@practice/contract/clients';
import type { ErrorBody } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDiskFull } from '../database/disk-full.ts';
import { isOfGoneAccount } from '../database/violations.ts';
import { TooManyRequestsException } from './limits.ts';

/**
 * The only place that knows the error body. An exception of Nest's is shown as it is; what Fastify refused keeps its
 * status; anything else is our error: it is logged in full and answered with a request id and nothing more.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const body = bodyOf(error, request.method);
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
    // The rest of an unwanted body is still read: a sender who is cut off in the middle would not see our answer. Said in
    // so many words: without the header, Node would close a connection that a proxy takes for one to be used again.
    if (!request.raw.complete) reply.header('connection', reply.raw.shouldKeepAlive ? 'keep-alive' : 'close');
    reply.code(body.statusCode).type('application/json; charset=utf-8').send(body);
  }
}

/** Refusals to log, since attacks cause them. Not 401 on a GET: every visitor's page asks who is signed in. */
function isSuspicious(method: string, status: number): boolean {
  return status === 403 || status === 429 || (status === 401 && method !== 'GET');
}

function bodyOf(error: unknown, method: string): ErrorBody {
  if (error instanceof HttpException) return ownBody(error);
  const status = refusalOf(error);
  if (status !== undefined)
    return { statusCode: status, message: refusalByStatus[status] ?? 'This request was refused.' };
  // Somebody's account was deleted while they, or an admin for them, did something.
  if (isOfGoneAccount(error)) return { statusCode: 409, message: clientMessages.deletedMeanwhile };
  // A large read may need room, too, such as for sorting; it says nothing of saving.
  if (isDiskFull(error) && method !== 'GET') return { statusCode: 507, message: refusals[507] };
  if (isDiskFull(error) || isBusyDatabase(error)) return { statusCode: 503, message: refusals[503] };
  return { statusCode: 500, message: messages.unexpected };
}

function ownBody(error: HttpException): ErrorBody {
  const statusCode = error.getStatus();
  const response = error.getResponse();
  // A plain string comes from the framework and is technical: our own sentence replaces it.
  if (typeof response === 'string') return { statusCode, message: refusalByStatus[statusCode] ?? response };
  const { message, errors, freeTimes } = response as Partial<ErrorBody>;
  return {
    statusCode,
    message: message ?? error.message,
    ...(errors ? { errors } : {}),
    ...(freeTimes ? { freeTimes } : {}),
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

/** Only Fastify's own: an upstream's error may have a status too, which says what it thinks of us and not of this request. */
function refusalOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error && 'code' in error))
    return undefined;
  const { statusCode, code } = error;
  // The sender hung up in the middle of the body: Fastify gives Node's error a status.
  if (!String(code).startsWith('FST_') && code !== 'ECONNRESET') return undefined;
  const isRefusal = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isRefusal ? statusCode : undefined;
}

// PostgreSQL: canceled by a timeout, lock timeout, deadlock, stopping or starting, too many connections, idle timeout.
// Node: cannot be reached.
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

// What pg says in words alone.
const lostConnection =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error|Client was closed/;

/** Whether the database cannot be reached, or has no time, at this moment. */
export function isBusyDatabase(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 08: the connection broke. TypeORM gives up a transaction whose connection breaks between two of its statements.
  if (busyCodes.has(code) || /^08...$/.test(code) || lostConnection.test(error.message)) return true;
  return (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  );
}
