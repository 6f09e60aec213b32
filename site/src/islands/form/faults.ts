import type { FieldError } from '@practice/contract/errors';

/** What is wrong, by field name. */
export type Faults = Readonly<Record<string, string>>;

export function faultsOf(errors: readonly FieldError[] = []): Faults {
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** The faults of the fields that a person has finished with; of the others nothing is said yet. */
export function faultsAmong(faults: Faults, names: ReadonlySet<string>): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => names.has(name)));
}

export function without(faults: Faults, name: string): Faults {
  const { [name]: _, ...rest } = faults;
  return rest;
}
