import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers what is the same for everybody. It may be cached, but the cache asks each time whether it still holds,
 * and is then spared the body.
 */
export function sendShared<Answer>(request: FastifyRequest, reply: FastifyReply, answer: Answer): Answer {
  const text = JSON.stringify(answer);
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (hasCurrent(request, tag)) reply.code(304);
  // So that the answer, written for the tag, is not written again.
  reply.type('application/json; charset=utf-8').serializer(() => text);
  return answer;
}

/** Whether the caller's `If-None-Match` names this version. Weak and strong tags of it count alike. */
export function hasCurrent({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
