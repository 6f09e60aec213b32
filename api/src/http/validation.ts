import type { ArgumentMetadata } from '@nestjs/common';
import { BadRequestException, NotFoundException, StandardSchemaValidationPipe } from '@nestjs/common';
import { fieldErrors } from '@practice/contract/check';
import type { FieldError } from '@practice/contract/errors';
import * as v from 'valibot';

/** Checks `@Body({ schema })` by a schema of the contract; keys that it does not name are dropped. */
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => invalid(fieldErrors(issues)) });
  }

  override transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    // A missing body counts as an empty one, so that each missing field gets its message.
    return super.transform((metadata.type === 'body' ? (value ?? {}) : value) as Value, metadata);
  }
}

/** The exception (400) that names each rejected field once. */
export function invalid(errors: FieldError[]): BadRequestException {
  const [first] = errors;
  if (first?.path === '')
    return new BadRequestException('Please send an object with the fields of this call.');
  const message =
    errors.length === 1 && first
      ? first.message
      : `Please check these fields: ${errors.map((error) => error.path).join(', ')}.`;
  return new BadRequestException({ message, errors });
}

/** The number of a row as text. */
export const idPattern = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.transform(Number),
  v.maxValue(2_147_483_647),
);

/** For `@Param('id', …)`: what is no id, or beyond the column's range, is 404 like an unknown id. */
export class IdPipe {
  transform(value: unknown): number {
    const result = v.safeParse(idPattern, value);
    if (!result.success) throw new NotFoundException('There is nothing with this number.');
    return result.output;
  }
}

const attemptPattern = v.pipe(v.string(), v.uuid());

/** The `Idempotency-Key` of a form that makes one once per filling-in. @throws BadRequestException for one that is no UUID */
export function attemptOf(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const result = v.safeParse(attemptPattern, key);
  if (!result.success)
    throw invalid([{ path: 'Idempotency-Key', message: 'Idempotency-Key must be a UUID.' }]);
  return result.output;
}
