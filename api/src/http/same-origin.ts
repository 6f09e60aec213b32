import { ForbiddenException } from '@nestjs/common';
import { isForeignWrite } from '@practice/contract/same-origin';
import type { FastifyInstance } from 'fastify';

/** Other servers call these routes and sign what they send. */
const signedRoutes = new Set(['/api/stripe/webhook']);

/** Rejects a write that another site made a browser send (403). */
export function refuseForeignWrites(fastify: FastifyInstance, publicOrigin: string) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (signedRoutes.has(request.routeOptions.url ?? '') || !isForeignWrite(request, publicOrigin))
      return done();
    request.log.warn({ origin: request.headers.origin }, 'refused a write from another site');
    done(new ForbiddenException(`This request did not come from ${publicOrigin} and was refused.`));
  });
}
