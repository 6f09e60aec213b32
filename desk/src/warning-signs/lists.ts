import { type CareTopic, careKind, careTopics } from '../care.ts';
import { blocksIn, oneOf } from '../phrase-files.ts';

export interface List {
  name: string;
  en: string[];
  es: string[];
}

export interface Sign extends List {
  topic: CareTopic;
  unless: string[];
}

const signFiles = listsIn('signs');

/** The signs of all files. Unclear ones come last, because they count only where nothing clearer is found. */
export const signs: readonly Sign[] = signFiles
  .filter((list) => 'topic' in list)
  .toSorted((one, other) => Number(isUnclear(one)) - Number(isUnclear(other)));

export const lists: readonly List[] = [
  ...listsIn('lists'),
  ...signFiles.filter((list) => !('topic' in list)),
];

/** Lists whose lines would mean something else with one more word. */
export const exactLists: readonly List[] = listsIn('exact-lists');

const singleWords = ['small-words.txt', 'ordinary-words.txt'].flatMap(listsIn);

/** The words of a list in `small-words.txt` or `ordinary-words.txt`. Throws when neither has it. */
export function wordsOf(name: string, languages: readonly ('en' | 'es')[] = ['en', 'es']): Set<string> {
  const list = singleWords.find((one) => one.name === name);
  if (!list) throw new Error(`No list of single words is called ${name}.`);
  return new Set(languages.flatMap((language) => list[language]).flatMap((line) => line.split(' ')));
}

function isUnclear({ topic }: Sign): boolean {
  return careKind(topic) === 'unclear';
}

function listsIn(path: string): (List | Sign)[] {
  const found: (List | Sign)[] = [];
  for (const { heading, value, lines, source } of blocksIn(`warning-signs/${path}`)) {
    const list = found.at(-1);
    if (heading === 'List') found.push({ name: value, en: [], es: [] });
    else if (heading === 'Sign')
      found.push({ name: value, topic: oneOf(careTopics, value, source), unless: [], en: [], es: [] });
    else if (heading === 'Unless' && list && 'unless' in list) list.unless = value.split(', ');
    else if (heading === 'English' && list) list.en = lines;
    else if (heading === 'Spanish' && list) list.es = lines;
    else throw new Error(`${source} is not understood: ${heading}: ${value}`);
  }
  return found;
}
