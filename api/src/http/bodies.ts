import { UnsupportedMediaTypeException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from './error.filter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of the largest body, if it is not `bodyLimit`. */
    maxBytes?: number;
    takesRawBody?: boolean;
    /** The extensions of the files that the route accepts as multipart. Other routes accept JSON only. */
    takesFiles?: readonly string[];
  }
}

export const bodyLimit = 100 * 1024;

/** Milliseconds to receive a body: with a file, and without one. */
export const fileTimeout = 300_000;
const bodyTimeout = 30_000;

export const TakesLongText = () => RouteConfig({ maxBytes: 256 * 1024 });

/** Marks a route that needs every byte of the body, because a signature covers them. */
export const TakesRawBody = () => RouteConfig({ maxBytes: 1024 * 1024, takesRawBody: true });

/** Lets forms with files through unread, so that the guard decides first who may send one. */
export function acceptBodies(fastify: FastifyInstance, rejectLate: (request: FastifyRequest) => void) {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => {
      if (request.routeOptions.config.takesRawBody) done(null, body);
      // Some clients name a type and send nothing, such as on logout.
      else if (body === '') done(null, undefined);
      else parse(request, body as string, done);
    },
  );
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (request.routeOptions.config.takesFiles) done(null);
    else done(new UnsupportedMediaTypeException({ message: refusals[415] }));
  });
  fastify.addHook('onRoute', (route) => {
    if (route.config?.maxBytes) route.bodyLimit = route.config.maxBytes;
  });
  fastify.addHook('preParsing', (request, _reply, _payload, done) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (hasBody && !raw.complete && !request.routeOptions.config.takesFiles) {
      const timer = setTimeout(() => rejectLate(request), bodyTimeout);
      for (const event of ['close', 'end']) raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
}
