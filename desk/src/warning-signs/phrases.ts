import { type CareTopic, careTopics } from '../care.ts';
import { wordsOf } from '../learned/words.ts';
import { blocksIn, oneOf } from '../phrase-files.ts';

const blocks = blocksIn('signs.txt');
const notNow = patternOf(blocks.filter(({ heading }) => heading === 'Not now').flatMap(({ lines }) => lines));
const signs = blocks
  .filter(({ heading }) => heading === 'Sign')
  .map(({ value, lines, source }) => ({
    topic: oneOf(careTopics, value, source),
    pattern: patternOf(lines),
  }));

const denial =
  / (?:no|not|never|without|neither|nor|zero|ningun|ninguna|nunca|sin|don't|doesn't|didn't|haven't|hasn't)(?: \S+){0,3} $/;

/** The signs that a sentence names by a phrase of `desk/phrases/signs.txt`. */
export function namedSigns(sentence: string): CareTopic[] {
  const text = ` ${wordsOf(sentence).join(' ')} `;
  if (text.search(notNow) >= 0) return [];
  const isSaid = (pattern: RegExp) =>
    [...text.matchAll(pattern)].some(({ index }) => !denial.test(text.slice(0, index + 1)));
  return signs.flatMap(({ topic, pattern }) => (isSaid(pattern) ? topic : []));
}

/** One pattern for lines of phrases, in a text with a space around each word. */
function patternOf(lines: readonly string[]): RegExp {
  const phrases = lines
    .flatMap((line) => line.split(', '))
    .map((phrase) => phrase.trim().split(' … ').map(partOf));
  return new RegExp(` (?:${phrases.map((parts) => parts.join(' (?:\\S+ ){0,5}?')).join('|')})(?= )`, 'g');
}

/** "can't pee|hold it" are two sayings, "can't hold/keep it" has one of two words. */
function partOf(part: string): string {
  return `(?:${part
    .split('|')
    .map((saying) => saying.split(' ').map(wordIn).join(' '))
    .join('|')})`;
}

function wordIn(words: string): string {
  const ways = words.split('/').map((word) => {
    const plain = (wordsOf(word.replace('*', ''))[0] ?? word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return word.endsWith('*') ? `${plain}\\S*` : plain;
  });
  return `(?:${ways.join('|')})`;
}
