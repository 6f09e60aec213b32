interface Option {
  value: string;
  label: string;
}

export const valuesOf = /* @__NO_SIDE_EFFECTS__ */ <One extends Option>(options: readonly One[]) =>
  options.map(({ value }): One['value'] => value);

export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
