import { randomUUID } from 'node:crypto';
import {
  type BadRequestException,
  createParamDecorator,
  type ExecutionContext,
  NotFoundException,
  Param,
} from '@nestjs/common';
import { idText } from '@practice/contract/lists';
import type { Request, Response } from 'express';
import * as v from 'valibot';
import { networkOf } from './rate-limits.ts';
import { invalid } from './validation.ts';

export type Input<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

export interface HttpContext {
  request: Request;
  response: Response;
}

export const Http = createParamDecorator((_: unknown, context: ExecutionContext): HttpContext => {
  const http = context.switchToHttp();
  return { request: http.getRequest(), response: http.getResponse() };
});

/** An invalid id is 404, like an unknown one. */
export const Id = (name = 'id') => Param(name, { transform: toId });

export function toId(text: unknown): number {
  const result = v.safeParse(idText, text);
  if (!result.success) throw new NotFoundException('We can’t find that.');
  return result.output;
}

const uuid = v.pipe(v.string(), v.uuid());

/** The `Idempotency-Key`, or a new one. @throws BadRequestException if it isn't a UUID */
export const IdempotencyKey = createParamDecorator(
  (when: 'if sent' | undefined, context: ExecutionContext) => {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const key = headers['idempotency-key'] ?? (when ? undefined : randomUUID());
    if (key === undefined || v.is(uuid, key)) return key;
    throw badIdempotencyKey();
  },
);

export const Network = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<Request>().ip ?? ''),
);

export function badIdempotencyKey(): BadRequestException {
  return invalid('Idempotency-Key must be a UUID.', 'Idempotency-Key');
}
