/**
 * Which words a clause must have for a phrase to be worth a search: there are more than a thousand phrases, and nearly all of them
 * can be told by their words not to be in a clause. Sets of words are numbered; a clause has a mark per set it has a word of.
 */
const numberOfSet = new Map<string, number>();
const setsOfWord = new Map<string, number[]>();

/** The number of a set of words. */
function numberOfWords(words: readonly string[]): number {
  const key = [...words].sort().join(' ');
  const known = numberOfSet.get(key);
  if (known !== undefined) return known;
  const number = numberOfSet.size;
  numberOfSet.set(key, number);
  for (const word of new Set(words)) setsOfWord.set(word, [...(setsOfWord.get(word) ?? []), number]);
  return number;
}

/** A mark at the number of every set that has one of `words`, beside those of `before`. */
export function marksOf(words: readonly string[], before?: Uint8Array): Uint8Array {
  const marks = before ? before.slice() : new Uint8Array(numberOfSet.size);
  for (const word of words) {
    const isQuantity = word.charCodeAt(0) < 58;
    const sets = setsOfWord.get(isQuantity ? word.replace(/^\d+/, '#') : word);
    if (sets) for (const set of sets) marks[set] = 1;
  }
  return marks;
}

/** The sets of which a text that matches `source` has a word each; what cannot be told is left out. */
export function needsOf(source: string): number[] {
  return partsOf(source, ' ').flatMap((part) => {
    const words: string[] = [];
    return partsOf(source, '|').length === 1 && addWords(withoutOptional(part), words)
      ? [numberOfWords(words)]
      : [];
  });
}

/** Adds the word that `part` begins with, or each it may begin with. */
function addWords(part: string, words: string[]): boolean {
  if (part.startsWith('(?:') && part.endsWith(')') && closing(part) === part.length - 1) {
    return partsOf(part.slice(3, -1), '|').every((one) =>
      addWords(withoutOptional(partsOf(one, ' ')[0] ?? ''), words),
    );
  }
  const [, word, optional, , behind] = /^((?:\\d\+)?[a-z\d]*?)(([a-z])\?)?(\(\?!.*)?$/.exec(part) ?? [];
  if (word === undefined || word + (optional ?? '') === '') return false;
  if (behind && closing(behind) !== behind.length - 1) return false;
  const plain = word.replace('\\d+', '#');
  if (/^\d/.test(plain)) return false;
  if (plain !== '') words.push(plain);
  if (optional) words.push(plain + optional.charAt(0));
  return plain !== '';
}

/** Without what may be left out in front: "(?:the |my )?screen". */
function withoutOptional(part: string): string {
  let rest = part;
  while (rest.startsWith('(?:')) {
    const quantifier = /^(?:\?|\*|\{0,\d+\}\??)/.exec(rest.slice(closing(rest) + 1));
    if (!quantifier) break;
    rest = rest.slice(closing(rest) + 1 + quantifier[0].length);
  }
  return rest;
}

/** What stands between the marks outside all brackets. */
function partsOf(source: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '(') depth++;
    else if (source[at] === ')') depth--;
    else if (source[at] === mark && depth === 0) {
      parts.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, source.slice(start)];
}

/** Where the bracket closes that opens at the start. */
function closing(source: string): number {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '(') depth++;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  return source.length;
}
