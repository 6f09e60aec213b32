import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from './error.filter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The extensions of the files that a route takes as multipart; every other route takes JSON alone. */
    takesFiles?: readonly string[];
  }
}

/** The timeouts for receiving a body: that of a call with a file, and every other. */
export const fileTimeout = 300_000;
const bodyTimeout = 30_000;

/**
 * Lets multipart bodies through to the routes for files, unread: the guard first checks whether the caller may send one.
 * @param refuseLate answers a body that took too long. Node has one timeout for all calls, which is that for files
 */
export function acceptFiles(fastify: FastifyInstance, refuseLate: (request: FastifyRequest) => void) {
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (request.routeOptions.config.takesFiles) done(null);
    else done(new UnsupportedMediaTypeException({ message: refusals[415] }));
  });
  fastify.addHook('preParsing', (request, _reply, _payload, done) => {
    const { headers, raw } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (hasBody && !raw.complete && !request.routeOptions.config.takesFiles) {
      const timer = setTimeout(() => refuseLate(request), bodyTimeout);
      raw.once('close', () => clearTimeout(timer));
      raw.once('end', () => clearTimeout(timer));
    }
    done();
  });
}
