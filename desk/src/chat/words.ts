import { blocksIn } from '../phrase-files.ts';

const lists = new Map(blocksIn('chat/words.txt').map(({ value, lines }) => [value, phrasesIn(lines)]));

/** The phrases of a list in `desk/phrases/chat/words.txt`, for `says`. */
export function wordsOf(name: string): readonly string[] {
  const list = lists.get(name);
  if (!list) throw new Error(`No list of chat/words.txt is called ${name}.`);
  return list;
}

/** Splits lines at their commas. '{money}' stands for the list of that name. */
export function phrasesIn(lines: readonly string[]): readonly string[] {
  return lines
    .flatMap((line) => line.split(', '))
    .flatMap((phrase) => (phrase.startsWith('{') ? wordsOf(phrase.slice(1, -1)) : phrase));
}
