import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { SessionUser } from '@practice/contract/auth';
import type { ErrorBody } from '@practice/contract/errors';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { acceptBodies, bodyLimit, fileTimeout } from './bodies.ts';
import { refuseUncleanInput } from './clean-input.ts';
import { refusals } from './error.filter.ts';
import { apiHeaders, refuseForeignWrites, refuseUnknownAddress, setApiHeaders } from './hooks.ts';
import { currentRequestId, requestIdOf } from './request-id.ts';

/** Milliseconds to receive the rest of a request that can't be read. */
const drainTimeout = 5_000;

export async function createAdapter(config: Config, logger: Logger): Promise<FastifyAdapter> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    // An address that the router can't read reaches no hook and no error filter.
    frameworkErrors: (error: { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply) => {
      const body: ErrorBody =
        error.statusCode === 414
          ? { statusCode: 414, message: refusals[414] }
          : { statusCode: 400, message: 'The address cannot be read.' };
      reply.headers(apiHeaders).code(body.statusCode).send(body);
    },
    // Only the X-Forwarded-For of the first hop is trusted, which is the gateway or nginx.
    trustProxy: (_address, hop) => hop === 0,
    bodyLimit,
    requestTimeout: fileTimeout,
    // Longer than the gateway's, which would otherwise send into a closed connection.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseBrokenRequest,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  fastify.server.maxHeadersCount = 100;
  acceptBodies(fastify, ({ raw }) =>
    refuseBrokenRequest(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket),
  );
  await fastify.register(cookie);
  setApiHeaders(fastify);
  refuseForeignWrites(fastify, config.publicOrigin);
  refuseUnknownAddress(fastify);
  refuseUncleanInput(fastify);
  // After the body, whose events come outside of the context.
  fastify.addHook('preHandler', (request, _reply, done) => currentRequestId.run(request.id, done));
  logRequests(fastify);
  return adapter;
}

declare module 'fastify' {
  interface FastifyRequest {
    user?: SessionUser;
  }
}

function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (socket.destroyed || error.code === 'ECONNRESET') return socket.destroy();
  if (socket.writableEnded) return;
  const [statusCode, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'The headers are too large.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, refusals[408]]
        : [400, 'The request could not be read.'];
  const body = JSON.stringify({ statusCode, message } satisfies ErrorBody);
  socket.end(
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  const timer = setTimeout(() => socket.destroy(), drainTimeout);
  socket.resume().once('close', () => clearTimeout(timer));
}

function logRequests(fastify: FastifyInstance) {
  fastify.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, because the address itself may hold a token.
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.user?.id,
      },
      'answered',
    );
    done();
  });
}
