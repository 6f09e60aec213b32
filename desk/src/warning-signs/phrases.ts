import texts from '../../texts/sign-phrases.json' with { type: 'json' };
import type { CareTopic } from '../care.ts';
import { wordsOf } from '../learned/words.ts';

const notNow = patternOf(texts['not now']);
const topics = Object.keys(texts.signs) as (keyof typeof texts.signs)[];
const signs = topics.map((topic): { topic: CareTopic; pattern: RegExp } => ({
  topic,
  pattern: patternOf(texts.signs[topic]),
}));

const denial =
  / (?:no|not|never|without|neither|nor|zero|ningun|ninguna|nunca|sin|don't|doesn't|didn't|haven't|hasn't)(?: \S+){0,3} $/;

export function namedSigns(sentence: string): CareTopic[] {
  const text = ` ${wordsOf(sentence).join(' ')} `;
  if (text.search(notNow) >= 0) return [];
  const isSaid = (pattern: RegExp) =>
    [...text.matchAll(pattern)].some(({ index }) => !denial.test(text.slice(0, index + 1)));
  return signs.flatMap(({ topic, pattern }) => (isSaid(pattern) ? topic : []));
}

function patternOf(lines: readonly string[]): RegExp {
  const phrases = lines
    .flatMap((line) => line.split(', '))
    .map((phrase) => phrase.trim().split(' … ').map(partOf));
  return new RegExp(` (?:${phrases.map((parts) => parts.join(' (?:\\S+ ){0,5}?')).join('|')})(?= )`, 'g');
}

/** `|` separates phrases and `/` words: "can't pee|hold it", "can't hold/keep it". */
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
