import { readdirSync, readFileSync } from 'node:fs';
import { type CareTopic, careKind, careTopics } from '../care.ts';

/** Phrases by language. `desk/phrases/README.md` says how they are written. */
export interface List {
  name: string;
  en: string[];
  es: string[];
}

/** What a topic sounds like. */
export interface Sign extends List {
  topic: CareTopic;
  /** Names of lists that make it harmless, or another topic's, when said in the same sentence or beside it. */
  unless: string[];
}

const folder = new URL('../../phrases/warning-signs/', import.meta.url);
const filesOfSigns = listsIn('signs');

/** The signs of all files. The unclear ones come last, because they count only where nothing clearer is found. */
export const signs: readonly Sign[] = filesOfSigns
  .filter((list) => 'topic' in list)
  .toSorted((one, other) => Number(isUnclear(one)) - Number(isUnclear(other)));

/** What lines can name in braces. */
export const lists: readonly List[] = [
  ...listsIn('lists'),
  ...filesOfSigns.filter((list) => !('topic' in list)),
];

/** The same, but one more word would make each of these sayings something else. */
export const exactLists: readonly List[] = listsIn('exact-lists');

/** The words of a list in `small-words.txt` or `ordinary-words.txt`, of both languages. */
export function wordsOf(name: string): string[] {
  const list = singleWords.find((one) => one.name === name);
  return [...(list?.en ?? []), ...(list?.es ?? [])].flatMap((line) => line.split(' '));
}

const singleWords = ['small-words.txt', 'ordinary-words.txt'].flatMap(parse);

function isUnclear({ topic }: Sign): boolean {
  return careKind(topic) === 'unclear';
}

function listsIn(subfolder: string): (List | Sign)[] {
  const names = readdirSync(new URL(subfolder, folder)).sort();
  return names.flatMap((name) => parse(`${subfolder}/${name}`));
}

/** @throws when a line of the file is none of those that the README describes */
function parse(file: string): (List | Sign)[] {
  const found: (List | Sign)[] = [];
  let phrases: string[] | undefined;
  for (const [at, line] of readFileSync(new URL(file, folder), 'utf8').split('\n').entries()) {
    const [, heading, value = ''] = /^(\w+)(?:: (.+))?$/.exec(line) ?? [];
    const list = found.at(-1);
    const topic = careTopics.find((one) => one === value);
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('  ') && phrases) phrases.push(line.trim());
    else if (heading === 'List') found.push({ name: value, en: [], es: [] });
    else if (heading === 'Sign' && topic) found.push({ name: value, topic, unless: [], en: [], es: [] });
    else if (heading === 'Unless' && list && 'unless' in list) list.unless = value.split(', ');
    else if (line === 'English') phrases = list?.en;
    else if (line === 'Spanish') phrases = list?.es;
    else throw new Error(`${file}, line ${at + 1}: ${line}`);
  }
  return found;
}
