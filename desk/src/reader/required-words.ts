/**
 * Speeds up the search: nearly all of the more than a thousand phrases need words that a clause does not have. Sets of words are numbered,
 * and a clause has a mark for each set of which it has a word.
 */
const numberOfSet = new Map<string, number>();
const setsOfWord = new Map<string, number[]>();

function numberOfWords(words: readonly string[]): number {
  const key = [...words].sort().join(' ');
  const known = numberOfSet.get(key);
  if (known !== undefined) return known;
  const number = numberOfSet.size;
  numberOfSet.set(key, number);
  for (const word of new Set(words)) setsOfWord.set(word, [...(setsOfWord.get(word) ?? []), number]);
  return number;
}

/** Marks every set that has one of `words`, in addition to the marks of `before`. */
export function marksOf(words: readonly string[], before?: Uint8Array): Uint8Array {
  const marks = before ? before.slice() : new Uint8Array(numberOfSet.size);
  for (const word of words) {
    const isQuantity = word.charCodeAt(0) < 58;
    const sets = setsOfWord.get(isQuantity ? word.replace(/^\d+/, '#') : word);
    if (sets) for (const set of sets) marks[set] = 1;
  }
  return marks;
}

/** The sets of which every match of `source` has a word. What cannot be determined is left out. */
export function requiredSetsOf(source: string): number[] {
  return partsOf(source, ' ').flatMap((part) => {
    const words: string[] = [];
    return partsOf(source, '|').length === 1 && addWords(withoutOptional(part), words)
      ? [numberOfWords(words)]
      : [];
  });
}

/** Adds all words that `part` may begin with. Returns false where they cannot be determined. */
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

/** Removes optional groups at the start: "(?:the |my )?screen". */
function withoutOptional(part: string): string {
  let rest = part;
  while (rest.startsWith('(?:')) {
    const quantifier = /^(?:\?|\*|\{0,\d+\}\??)/.exec(rest.slice(closing(rest) + 1));
    if (!quantifier) break;
    rest = rest.slice(closing(rest) + 1 + quantifier[0].length);
  }
  return rest;
}

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

function closing(source: string): number {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '(') depth++;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  return source.length;
}
