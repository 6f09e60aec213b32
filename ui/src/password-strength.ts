export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong';

export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  const length = effectiveLength(password);
  if (length < 9 || common.test(password)) return 'weak';
  return length < 14 ? 'fair' : 'strong';
}

const common = /^(?:password|passwort|passw0rd|qwerty|letmein|welcome|iloveyou|admin)[^a-z]*$/i;

function effectiveLength(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const step = (at: number) => (codes[at] ?? 0) - (codes[at - 1] ?? 0);
  const counted = codes.filter((_, at) => at < 2 || Math.abs(step(at)) > 1 || step(at) !== step(at - 1));
  return Math.min(counted.length, new Set(codes).size * 2);
}
