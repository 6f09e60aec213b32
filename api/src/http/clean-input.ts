import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const deepest = 32;

/** Refuses (400) text that PostgreSQL cannot keep, in any value or key of path, query and body, and bodies nested too deep. */
export function refuseUncleanInput(fastify: FastifyInstance) {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      return done(new UnsupportedMediaTypeException('Please send the body without compression.'));
    }
    done();
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    for (const part of [request.params, request.query, request.body]) {
      const fault = faultIn(part);
      if (fault) {
        return done(
          new BadRequestException({ message: fault.message, errors: fault.path ? [fault] : undefined }),
        );
      }
    }
    done();
  });
}

/** The first text in it that cannot be kept, and where. */
export function faultIn(value: unknown): { path: string; message: string } | undefined {
  return faultOf(value, '', 0);
}

function faultOf(value: unknown, path: string, depth: number): { path: string; message: string } | undefined {
  if (depth > deepest) return { path: '', message: 'The body is nested too deep.' };
  if (typeof value === 'string' && !isKeepable(value)) {
    return { path, message: 'Please remove the characters that are not text.' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isKeepable(key)) return { path, message: 'Please remove the characters that are not text.' };
    const fault = faultOf(inner, path === '' ? key : `${path}.${key}`, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

function isKeepable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
