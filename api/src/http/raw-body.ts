import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const rawBodyLimit = 1024 * 1024;

/** Marks a route whose body is handed on as it was sent: a signature covers every byte of it. */
export const TakesRawBody = () => RouteConfig({ takesRawBody: true });

/** Gives the marked routes their larger limit. */
export function allowRawBodies(fastify: FastifyInstance) {
  fastify.addHook('onRoute', (route) => {
    if (takesRawBody(route.config)) route.bodyLimit = rawBodyLimit;
  });
}

/** Whether a route, by its configuration, wants the body unread. */
export function takesRawBody(config: object | undefined): boolean {
  return config !== undefined && 'takesRawBody' in config;
}
