import { ForbiddenException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Routes that other servers call, and that prove themselves by a signature. */
const signedRoutes = new Set(['/api/stripe/webhook']);

/**
 * Refuses a write that another site made a browser send (403). A caller without a browser sends none of these
 * headers and is let through: it has nobody's cookies.
 */
export function refuseForeignWrites(fastify: FastifyInstance, publicOrigin: string) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (reading.has(request.method) || signedRoutes.has(request.routeOptions.url ?? '')) return done();
    if (isForeign(request, publicOrigin)) {
      request.log.warn({ origin: request.headers.origin }, 'refused a write from another site');
      return done(new ForbiddenException(`This request did not come from ${publicOrigin} and was refused.`));
    }
    done();
  });
}

function isForeign({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (headers.origin !== undefined) return headers.origin !== publicOrigin;
  if (site === undefined && headers.referer !== undefined) return originOf(headers.referer) !== publicOrigin;
  return false;
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
