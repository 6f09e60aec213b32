import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const longTextLimit = 256 * 1024;

/** Marks a route whose body may hold the text of a whole article. */
export const TakesLongText = () => RouteConfig({ takesLongText: true });

/** Gives the marked routes their larger limit; all others keep the common one. */
export function allowLongTexts(fastify: FastifyInstance) {
  fastify.addHook('onRoute', (route) => {
    if (route.config && 'takesLongText' in route.config) route.bodyLimit = longTextLimit;
  });
}
