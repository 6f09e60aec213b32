/** Particles that a last name can start with: van der Berg, de la Cruz. */
const particles = new Set(
  'af al ap bin da dal de del della den der di do dos du el ibn la las le los ten ter van von zu zur'.split(
    ' ',
  ),
);

/** Splits a full name. The last name is the last word and the particles before it. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  let at = Math.max(1, words.length - 1);
  while (at > 1 && particles.has(words[at - 1]?.toLowerCase() ?? '')) at -= 1;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
