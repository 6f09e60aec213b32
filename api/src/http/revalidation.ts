import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends an answer that is the same for everybody: caches may keep it, but must revalidate it each time (304).
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
  if (hasCurrent(request, tag)) {
    reply.code(304);
    return undefined;
  }
  reply.type('application/json; charset=utf-8');
  return text;
}

/** Whether the caller's `If-None-Match` names this version. Weak and strong tags of it count alike. */
export function hasCurrent({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
