import * as v from 'valibot';
import type { FieldError } from './errors.ts';

export type Checked<Output> = { output: Output; errors?: never } | { output?: never; errors: FieldError[] };

export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  return result.success ? { output: result.output } : { errors: fieldErrors(result.issues) };
}

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: unknown })[] | undefined;
}

export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const errors = new Map<string, string>();
  for (const { message, path = [] } of issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!errors.has(name)) errors.set(name, message);
  }
  return [...errors].map(([path, message]) => ({ path, message }));
}
