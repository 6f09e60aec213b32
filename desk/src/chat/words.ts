import { blocksIn, oneOf } from '../phrase-files.ts';

const names = [
  'money',
  'things',
  'services',
  'how',
  'first',
  'what to do',
  'free',
  'scores',
  'idle',
] as const;

const lists = new Map(
  blocksIn('chat/words.txt').map(({ value, lines, source }) => [
    oneOf(names, value, source),
    phrasesIn(lines),
  ]),
);
for (const name of names) wordsOf(name);

/** The phrases of a list in `desk/phrases/chat/words.txt`, for `says`. Throws when it is missing, already at the start. */
export function wordsOf(name: (typeof names)[number]): readonly string[] {
  const list = lists.get(name);
  if (!list) throw new Error(`chat/words.txt has no list ${name}`);
  return list;
}

/** Splits lines at their commas. '{money}' stands for the list of that name. */
export function phrasesIn(lines: readonly string[]): readonly string[] {
  return lines
    .flatMap((line) => line.split(', '))
    .flatMap((phrase) =>
      phrase.startsWith('{') ? wordsOf(oneOf(names, phrase.slice(1, -1), 'A list in braces')) : phrase,
    );
}
