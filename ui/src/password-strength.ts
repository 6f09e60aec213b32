export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong';

/** A rough estimate by what counts most, length: repeated characters and rows like `abc` count once. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  const length = tellingLength(password);
  if (length < 9 || favorites.test(password)) return 'weak';
  return length < 14 ? 'fair' : 'strong';
}

const favorites = /^(?:password|passwort|passw0rd|qwerty|letmein|welcome|iloveyou|admin)[^a-z]*$/i;

/** The number of characters that do not merely go on a row, as in `aaa`, `123` or `fed`. */
function tellingLength(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const step = (at: number) => (codes[at] ?? 0) - (codes[at - 1] ?? 0);
  const telling = codes.filter((_, at) => at < 2 || Math.abs(step(at)) > 1 || step(at) !== step(at - 1));
  return Math.min(telling.length, new Set(codes).size * 2);
}
