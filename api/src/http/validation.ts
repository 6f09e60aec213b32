import type { ArgumentMetadata } from '@nestjs/common';
import { BadRequestException, ConflictException, StandardSchemaValidationPipe } from '@nestjs/common';
import { fieldErrors } from '@practice/contract/check';
import type { FieldError } from '@practice/contract/errors';

export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => invalidFields(fieldErrors(issues)) });
  }

  override transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    // Treats a missing body as empty, so that each missing field gets its message.
    return super.transform((metadata.type === 'body' ? (value ?? {}) : value) as Value, metadata);
  }
}

export function invalid(message: string, path: string): BadRequestException {
  return invalidFields([{ path, message }]);
}

export function invalidFields(errors: FieldError[]): BadRequestException {
  const [first] = errors;
  if (first?.path === '')
    return new BadRequestException('Please send an object with the fields of this call.');
  const fields = `Please check these fields: ${errors.map(({ path }) => path).join(', ')}.`;
  return new BadRequestException({ message: errors.length === 1 ? first?.message : fields, errors });
}

export function conflict(message: string, path?: string, more?: object): ConflictException {
  return new ConflictException({ message, ...(path && { errors: [{ path, message }] }), ...more });
}
