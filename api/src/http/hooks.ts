import { ForbiddenException, HttpException, NotFoundException } from '@nestjs/common';
import { isForeignWrite } from '@practice/contract/same-origin';
import type { FastifyInstance } from 'fastify';
import { refusals } from './error.filter.ts';

// No answer of the API is a page, so it must not load, frame or run anything.
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

export function setApiHeaders(fastify: FastifyInstance) {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(apiHeaders).header('x-request-id', request.id);
    done();
  });
}

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

export function refuseUnknownAddress(fastify: FastifyInstance) {
  const routes: { method: string; pattern: RegExp }[] = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(
      `^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`,
      'i',
    );
    for (const name of [method].flat()) routes.push({ method: name, pattern });
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes.filter((route) => route.pattern.test(path)).map((route) => route.method);
    if (allowed.length === 0) return done(new NotFoundException({ message: refusals[404] }));
    reply.header('allow', [...new Set(allowed)].join(', '));
    done(new HttpException({ message: refusals[405] }, 405));
  });
}
