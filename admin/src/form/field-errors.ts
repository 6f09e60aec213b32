import type { Checked } from '@practice/contract/check';
import type { FieldError } from '@practice/contract/errors';

/** One error per field of a form; what is wrong inside a list stands beside the list. */
export function errorsByField(
  errors: readonly FieldError[],
): Record<string, { type: string; message: string }> {
  const byField: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of errors) {
    const field = path.split('.')[0] ?? path;
    byField[field] ??= { type: 'contract', message };
  }
  return byField;
}

/** What the contract's rules say of a form's fields, as react-hook-form's resolver returns it. */
export function resolved<Output>(checked: Checked<Output>) {
  return checked.errors
    ? { values: {}, errors: errorsByField(checked.errors) }
    : { values: checked.output, errors: {} };
}
