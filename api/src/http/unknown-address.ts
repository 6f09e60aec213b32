import { HttpException, NotFoundException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { refusals } from './error.filter.ts';

/** Answers 404 for an unknown address, and 405 with `Allow` for one that takes other methods. */
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
