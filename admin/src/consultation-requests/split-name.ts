/** Small words with which a last name begins: van der Berg, de la Cruz. */
const particles = new Set(
  'af al ap bin da dal de del della den der di do dos du el ibn la las le los ten ter van von zu zur'.split(
    ' ',
  ),
);

/** First and last name out of a name as people write it: the last word, and the small words before it, are the last name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  let at = Math.max(1, words.length - 1);
  while (at > 1 && particles.has(words[at - 1]?.toLowerCase() ?? '')) at -= 1;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
