import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { SessionUser } from '@practice/contract/auth';
import type { ErrorBody } from '@practice/contract/errors';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { refuseUncleanInput } from './clean-input.ts';
import { refusals } from './error.filter.ts';
import { acceptFiles, fileTimeout } from './files.ts';
import { apiHeaders, setApiHeaders } from './headers.ts';
import { allowLongTexts } from './long-text.ts';
import { allowRawBodies, takesRawBody } from './raw-body.ts';
import { refuseForeignWrites } from './same-origin.ts';
import { refuseUnknownAddress } from './unknown-address.ts';

// Enough for every call but those marked with `TakesLongText`.
const bodyLimit = 100 * 1024;

/** How long the rest of a request that nobody can read may take, in ms. */
const longestRest = 5_000;

/** Fastify with our limits and the checks that come before every route. */
export async function createAdapter(config: Config, logger: Logger): Promise<FastifyAdapter> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // What the router refuses, such as a broken percent sign, reaches no hook and no error filter.
    frameworkErrors: (error: { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply) => {
      const body: ErrorBody =
        error.statusCode === 414
          ? { statusCode: 414, message: refusals[414] }
          : { statusCode: 400, message: 'The address cannot be read.' };
      reply.headers(apiHeaders).code(body.statusCode).send(body);
    },
    // One hop, the gateway or nginx: only its X-Forwarded-For is believed.
    trustProxy: (_address, hop) => hop === 0,
    bodyLimit,
    requestTimeout: fileTimeout,
    // Longer than the gateway's, or the gateway would send into a closed connection.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  fastify.server.maxHeadersCount = 100;
  acceptJsonOnly(fastify);
  acceptFiles(fastify, ({ raw }) =>
    refuseBrokenRequest(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket),
  );
  allowLongTexts(fastify);
  allowRawBodies(fastify);
  await fastify.register(cookie);
  setApiHeaders(fastify);
  refuseForeignWrites(fastify, config.publicOrigin);
  refuseUnknownAddress(fastify);
  refuseUncleanInput(fastify);
  logRequests(fastify);
  closeConnectionsOnceIdle(fastify);
  return adapter;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard. */
    user?: SessionUser;
  }
}

function acceptJsonOnly(fastify: FastifyInstance) {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => {
      // Some clients name a type and send nothing, e.g. on logout.
      if (takesRawBody(request.routeOptions.config)) done(null, body);
      else if (body === '') done(null, undefined);
      else parse(request, body as string, done);
    },
  );
}

/**
 * What Node could not even read as HTTP. The rest of it is read and dropped: closing at once would reset the connection, and nginx in
 * front of us would make a 502 of the answer.
 */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (socket.destroyed || error.code === 'ECONNRESET') return socket.destroy();
  // Each further piece of it is an error once more.
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
  const timer = setTimeout(() => socket.destroy(), longestRest);
  socket.resume().once('close', () => clearTimeout(timer));
}

/** On shutdown Node closes idle connections once; those that become idle later would hold it up. */
function closeConnectionsOnceIdle(fastify: FastifyInstance) {
  fastify.addHook('preClose', (done) => {
    const timer = setInterval(() => fastify.server.closeIdleConnections(), 100);
    fastify.server.once('close', () => clearInterval(timer));
    done();
  });
}

function logRequests(fastify: FastifyInstance) {
  fastify.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, since the address itself may hold a token.
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
