import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends what is the same for everybody. It may be kept, but whoever kept it asks each time whether it still holds,
 * and is then spared the body.
 * @returns what the route answers.
 */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): string | undefined {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) {
    reply.code(304);
    return undefined;
  }
  reply.type('application/json; charset=utf-8');
  return text;
}
