import { blocksIn } from '../phrase-files.ts';
import { topics } from './words.ts';

const groups = new Map(blocksIn('reader/groups.txt').map(({ value, lines }) => [value, lines.join('')]));

const lists = blocksIn('reader/clauses.txt');

const names = [...topics].join('|');

export interface Phrase {
  /** Matches plain words with a space before and after each. */
  pattern: RegExp;
  /** Words that every match has. Most clauses lack them, and looking for them takes less time than the pattern. */
  requiredWords: readonly string[];
}

export interface Plain {
  plain: string;
}

export function matchOf({ pattern, requiredWords }: Phrase, { plain }: Plain, from = 0) {
  if (!requiredWords.every((word) => plain.includes(word))) return undefined;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(plain); match; match = pattern.exec(plain)) {
    if (match.index + match[0].length > from) return match;
  }
  return undefined;
}

export function hasOne(phrases: readonly Phrase[], clause: Plain): boolean {
  return phrases.some((one) => matchOf(one, clause) !== undefined);
}

/** @throws when `desk/phrases/reader/clauses.txt` has no list of this name */
export function phrasesOf(list: string): readonly Phrase[] {
  const block = lists.find(({ value }) => value === list);
  if (!block) throw new Error(`No list of reader/clauses.txt is called ${list}`);
  return block.lines.map(phrase);
}

export function phrase(written: string): Phrase {
  const source = written
    .replace(/\{(\w*[a-z]\w*)\}/gi, (_, name: string) => {
      const group = groups.get(name);
      if (group === undefined) throw new Error(`No group of words is called ${name}: ${written}`);
      return group;
    })
    .replaceAll(' ~~ ', ' (?:\\S+ ){0,12}?')
    .replaceAll(' ~ ', ` (?:(?!(?:${names}) )\\S+ ){0,7}?`);
  const atStart = source.startsWith('^ ');
  const words = atStart ? source.slice(2) : source;
  return {
    pattern: new RegExp(`${atStart ? '^' : ''} (?:${words})(?= |$)`, 'g'),
    requiredWords: requiredWordsOf(words),
  };
}

function requiredWordsOf(source: string): string[] {
  let outside = source;
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '?');
  if (outside.includes('|')) return [];
  return outside.split(' ').flatMap((word) => (/^[a-z]+$/.test(word) ? [` ${word} `] : []));
}
