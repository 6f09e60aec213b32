/** Whether two states of a form have the same values in every field. */
export function isSame<Fields extends object>(one: Fields, other: Fields): boolean {
  return Object.entries(one).every(([name, value]) => value === other[name as keyof Fields]);
}
