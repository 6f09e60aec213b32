import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FieldError } from '@practice/contract/errors';
import type { FastifyInstance } from 'fastify';

const maxDepth = 32;
const message = 'Please remove the characters that are not text.';

/** Refuses (400) text that PostgreSQL cannot keep, in any value or key of path, query and body, and bodies nested too deep. */
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

/** What is wrong with the first text in it that cannot be kept. */
export function errorIn(value: unknown): BadRequestException | undefined {
  const error = fieldErrorIn(value, '', 0);
  return (
    error && new BadRequestException({ message: error.message, errors: error.path ? [error] : undefined })
  );
}

function fieldErrorIn(value: unknown, path: string, depth: number): FieldError | undefined {
  if (depth > maxDepth) return { path: '', message: 'The body is nested too deep.' };
  if (typeof value === 'string') return isKeepable(value) ? undefined : { path, message };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isKeepable(key)) return { path, message };
    const error = fieldErrorIn(inner, path === '' ? key : `${path}.${key}`, depth + 1);
    if (error) return error;
  }
  return undefined;
}

function isKeepable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
