import { BadRequestException } from '@nestjs/common';
import type { FieldError } from '@practice/contract/errors';
import type { RequestHandler } from 'express';

const maxDepth = 32;
const message = 'Please remove the characters that are not text.';

/** Rejects text that PostgreSQL can't store, and bodies nested too deep (400). */
export const refuseUncleanInput: RequestHandler = ({ path, query, body }, _response, next) => {
  const error = errorIn(decodeURIComponent(path)) ?? errorIn(query) ?? errorIn(body);
  if (error) throw error;
  next();
};

export function errorIn(value: unknown): BadRequestException | undefined {
  const error = fieldErrorIn(value, '', 0);
  return (
    error && new BadRequestException({ message: error.message, errors: error.path ? [error] : undefined })
  );
}

function fieldErrorIn(value: unknown, path: string, depth: number): FieldError | undefined {
  if (depth > maxDepth) return { path: '', message: 'The body is nested too deep.' };
  if (typeof value === 'string') return isStorable(value) ? undefined : { path, message };
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
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
