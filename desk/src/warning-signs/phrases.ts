import { type CareTopic, careTopics } from '../care.ts';
import { wordsOf } from '../learned/words.ts';
import { blocksIn, oneOf } from '../phrase-files.ts';

/** Each step is a word in one of several ways; `gap` may stand in between. */
type Phrase = readonly (readonly ((word: string) => boolean)[] | 'gap')[];

const longestGap = 5;
const blocks = blocksIn('signs.txt');
const notNow = blocks.filter(({ heading }) => heading === 'Not now').flatMap(phrasesIn);
const signs = blocks
  .filter(({ heading }) => heading === 'Sign')
  .map((block) => ({ topic: oneOf(careTopics, block.value, block.source), phrases: phrasesIn(block) }));

const denials = new Set([
  'no',
  'not',
  'never',
  'without',
  'neither',
  'nor',
  'zero',
  'ningun',
  'ninguna',
  'nunca',
  'sin',
  "don't",
  "doesn't",
  "didn't",
  "haven't",
  "hasn't",
]);

/** The signs that a sentence names by a phrase of `desk/phrases/signs.txt`. */
export function namedSigns(sentence: string): CareTopic[] {
  const words = wordsOf(sentence);
  if (notNow.some((phrase) => placeOf(phrase, words) !== undefined)) return [];
  return signs.flatMap(({ topic, phrases }) =>
    phrases.some((phrase) => isSaid(phrase, words)) ? topic : [],
  );
}

function isSaid(phrase: Phrase, words: readonly string[]): boolean {
  const at = placeOf(phrase, words);
  return at !== undefined && !words.slice(Math.max(0, at - 4), at).some((word) => denials.has(word));
}

function placeOf(phrase: Phrase, words: readonly string[]): number | undefined {
  const at = words.findIndex((_, start) => isAt(phrase, 0, words, start));
  return at < 0 ? undefined : at;
}

function isAt(phrase: Phrase, step: number, words: readonly string[], at: number): boolean {
  const want = phrase[step];
  if (want === undefined) return true;
  if (want === 'gap')
    return Array.from({ length: longestGap + 1 }, (_, gap) => at + gap).some((next) =>
      isAt(phrase, step + 1, words, next),
    );
  const word = words[at];
  return word !== undefined && want.some((fits) => fits(word)) && isAt(phrase, step + 1, words, at + 1);
}

function phrasesIn({ lines }: { lines: readonly string[] }): Phrase[] {
  return lines
    .flatMap((line) => line.split(', '))
    .flatMap(sayings)
    .map((saying) => saying.split(' ').map((word) => (word === '…' ? 'gap' : word.split('/').map(fitting))));
}

/** "can't pee|hold it … now" as "can't pee … now" and "hold it … now". */
function sayings(phrase: string): string[] {
  return phrase
    .trim()
    .split(' … ')
    .map((part) => part.split('|'))
    .reduce<string[]>(
      (all, parts) =>
        all.length === 0 ? parts : all.flatMap((one) => parts.map((part) => `${one} … ${part}`)),
      [],
    );
}

function fitting(word: string): (other: string) => boolean {
  const plain = wordsOf(word.replace('*', ''))[0] ?? word;
  return word.endsWith('*') ? (other) => other.startsWith(plain) : (other) => other === plain;
}
