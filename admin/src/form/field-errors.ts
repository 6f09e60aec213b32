import type { FieldError } from '@practice/contract/errors';

interface Fault {
  type: string;
  message: string;
}

/** The contract's findings as a form takes them: one per field; what is wrong inside of a list is said of the list. */
export function faultsByField(errors: readonly FieldError[]): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  for (const { path, message } of errors) {
    const field = path.split('.')[0] ?? path;
    faults[field] ??= { type: 'contract', message };
  }
  return faults;
}
