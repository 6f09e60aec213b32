import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FieldError } from '@practice/contract/errors';
import type { FastifyInstance } from 'fastify';

const maxDepth = 32;
const message = 'Please remove the characters that are not text.';

/** Rejects compressed bodies (415), text that PostgreSQL can't store and bodies that are nested too deep (400). */
export function refuseUncleanInput(fastify: FastifyInstance) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      return done(new UnsupportedMediaTypeException('Please send the body without compression.'));
    }
    done();
  });
  fastify.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    done(errorIn(params) ?? errorIn(query) ?? errorIn(body));
  });
}

export function errorIn(value: unknown): BadRequestException | undefined {
  const error = fieldErrorIn(value, '', 0);
  return (
    error && new BadRequestException({ message: error.message, errors: error.path ? [error] : undefined })
  );
}

function fieldErrorIn(value: unknown, path: string, depth: number): FieldError | undefined {
  if (depth > maxDepth) return { path: '', message: 'The body is nested too deep.' };
  if (typeof value === 'string') return isStorable(value) ? undefined : { path, message };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return { path, message };
    const error = fieldErrorIn(inner, path === '' ? key : `${path}.${key}`, depth + 1);
    if (error) return error;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
