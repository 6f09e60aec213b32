import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** The fields of a form in the order in which they stand, with their labels. */
export type FieldList<Fields extends FieldValues> = ReadonlyArray<{ name: Path<Fields>; label: string }>;

/** The id of a field's control: the error summary leads there. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** What a field of ui is given to be part of a form: its name, its value and its error. */
export function fieldProps<Fields extends FieldValues, Output>(form: UseFormReturn<Fields, unknown, Output>) {
  return (name: Path<Fields>, options?: RegisterOptions<Fields, Path<Fields>>) => ({
    id: fieldId(name),
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name, options),
  });
}

export function isSame<Fields extends FieldValues>(
  fields: FieldList<Fields>,
  one: Fields,
  other: Fields,
): boolean {
  return fields.every(({ name }) => one[name] === other[name]);
}
