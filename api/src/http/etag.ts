import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { HttpContext } from './params.ts';

/** Sends an answer that is the same for everyone. Caches may store it, but must revalidate it each time. */
export function sendWithEtag<Answer>({ request, reply }: HttpContext, answer: Answer): Answer {
  const text = JSON.stringify(answer);
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (matchesEtag(request, tag)) reply.code(304);
  reply.type('application/json; charset=utf-8').serializer(() => text);
  return answer;
}

export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
