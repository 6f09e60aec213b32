import type { ArgumentMetadata } from '@nestjs/common';
import { BadRequestException, NotFoundException, StandardSchemaValidationPipe } from '@nestjs/common';
import { fieldErrors } from '@practice/contract/check';
import type { FieldError } from '@practice/contract/errors';
import * as v from 'valibot';

/** Validates `@Body({ schema })`, and drops keys that the schema does not name. */
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => invalid(fieldErrors(issues)) });
  }

  override transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    // A missing body is validated as an empty one, so that each missing field gets its message.
    return super.transform((metadata.type === 'body' ? (value ?? {}) : value) as Value, metadata);
  }
}

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

export const idPattern = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.transform(Number),
  v.maxValue(2_147_483_647),
);

/** For `@Param('id', …)`: text that is no id is 404, like an unknown id. */
export class IdPipe {
  transform(value: unknown): number {
    const result = v.safeParse(idPattern, value);
    if (!result.success) throw new NotFoundException('There is nothing with this number.');
    return result.output;
  }
}

const attemptPattern = v.pipe(v.string(), v.uuid());

/** Validates the `Idempotency-Key`, which a form makes once each time it is filled in. @throws BadRequestException if it is no UUID */
export function attemptOf(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const result = v.safeParse(attemptPattern, key);
  if (!result.success)
    throw invalid([{ path: 'Idempotency-Key', message: 'Idempotency-Key must be a UUID.' }]);
  return result.output;
}
