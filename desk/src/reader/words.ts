import { blocksIn } from '../phrase-files.ts';
import { withQuantities } from './quantities.ts';

const tables = new Map(blocksIn('reader/words.txt').map(({ heading, lines }) => [heading, lines]));

const wordsIn = (heading: string) => (tables.get(heading) ?? []).flatMap((line) => line.split(' '));

const replacements = (heading: string, separator: string) =>
  (tables.get(heading) ?? []).flatMap((line) => {
    const [word = '', others = ''] = line.split(': ');
    return others.split(separator).map((other) => [other, word] as const);
  });

const negated: Record<string, string> = {
  cannot: 'can not',
  cant: 'can not',
  wont: 'will not',
  aint: 'is not',
  alot: 'a lot',
};
for (const verb of 'do does did is are was were has have had would could should need'.split(' ')) {
  negated[`${verb}nt`] = `${verb} not`;
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numerals = Object.fromEntries([
  // "One" is more often a pronoun than a number.
  ...numbers.map((word, value) => [word, String(value)] as const).slice(2),
  ...tens.map((word, at) => [word, String(10 * (at + 2))] as const),
]);

const ones = numbers.slice(1, 10).join('|');
const tensAndOnes = new RegExp(`\\b(${tens.join('|')})[- ](${ones})\\b`, 'g');

const spelling = new Map<string, string>([
  ...replacements('Same words', ' '),
  ...Object.entries(negated),
  ...Object.entries(numerals),
]);

for (const stem of wordsIn('Without g')) {
  spelling.set(`${stem}in`, spelling.get(`${stem}ing`) ?? `${stem}ing`);
}

export const topics: ReadonlySet<string> = new Set(wordsIn('Topics'));

const longestWord = 24;

/** After these words, arms are those of a person or a screen, not of a chair. */
const notAChairs = new Set(['my', 'your', 'his', 'her', 'on', 'screen', 'both', 'tired', 'sore', 'our']);
const aSeat = /^(?:chair|seat|wheelchair)$/;

/** Writes a clause in the plain words of the phrases: lower case, no punctuation, lengths as `61cm` and times as `90min`. */
export function plainWords(clause: string): readonly string[] {
  const words: string[] = [];
  for (const word of spaced(clause).split(' ')) {
    if (word === '' || word.length > longestWord) continue;
    const plain = spelling.get(word) ?? word;
    words.push(...plain.split(' '));
  }
  joinPairs(words);
  const inUnits = withQuantities(words);
  return inUnits === words ? words : withScreens(inUnits);
}

/** "A single 27 inch" is a screen. */
function withScreens(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const size = word.endsWith('cm') ? Number(word.slice(0, -2)) : 0;
    const isScreen =
      size > 42 &&
      size < 126 &&
      /^(?:single|dual|curved|big|twin|2|a|my|one)$/.test(words[at - 1] ?? '') &&
      /^(?:|at|on|with|in|straight|dead|centered|right|curved|is)$/.test(words[at + 1] ?? '');
    return isScreen ? [word, 'screen'] : [word];
  });
}

function spaced(clause: string): string {
  let text = clause.toLowerCase();
  if (/[^a-z ]|quarter|other hand|ty (?:one|two|three|four|five|six|seven|eight|nine)/.test(text)) {
    text = withoutMarks(text);
    if (/\d/.test(text)) text = withUnits(text);
  }
  return text.replace(/[^a-z0-9._ ]/g, ' ').replace(/\.(?!\d)/g, ' ');
}

function withoutMarks(text: string): string {
  const typed = text
    .replace(tensAndOnes, (_, ten: string, one: string) =>
      String(Number(numerals[ten]) + numbers.indexOf(one)),
    )
    .replace(/\b(?:three quarters of an hour|3\/4 (?:of an )?hour)\b/g, '45 minutes')
    .replace(/\b(?:a )?quarter of an hour\b/g, '15 minutes')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/½/g, '.5')
    .replace(/(?<![\d/])1\/2\b/g, 'half')
    .replace(/\bon the other hand\b/g, '')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
    .replace(/&|\+(?= ?[a-z])/g, ' and ');
  if (!typed.includes("'")) return typed;
  return typed
    .replace(/n't\b/g, ' not')
    .replace(/\bca not\b/g, 'can not')
    .replace(/\bwo not\b/g, 'will not')
    .replace(/'d\b/g, ' would')
    .replace(/'ve had\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/'(?:s|m|re|ve)\b/g, ' ');
}

function withUnits(text: string): string {
  return (
    text
      .replace(/\b(\d{1,2}):[0-5]\d\b/g, '$1')
      // "5'4" is a height, not a distance.
      .replace(/\b([4-7])' ?(\d{1,2})\b(?:"|'')?/g, '$1 feet $2 tall ')
      .replace(/(\d)'(?!')/g, '$1 feet ')
      .replace(/(\d) ?(?:"|'')/g, '$1 inches ')
      .replace(/(\d) ?- ?(?=\.?\d)/g, '$1_')
      .replace(/(\d)-?(?=[a-z])/g, '$1 ')
  );
}

const pairs = new Map(replacements('Pairs', ', '));
const startsOfPairs = new Set([...pairs.keys()].map((pair) => pair.split(' ')[0]));
const misspelledToo = /^(?:high|low|dim|bright|dark|far|close|small|deep|tall|short|wide|near|harsh)$/;

function joinPairs(words: string[]): void {
  for (let at = 0; at < words.length; at++) {
    const [word, next, before] = [words[at] ?? '', words[at + 1] ?? '', words[at - 1] ?? ''];
    const pair = startsOfPairs.has(word) ? pairs.get(`${word} ${next}`) : undefined;
    // "My feet rest on the footrest": feet rest, but a "foot rest" is a thing.
    if (pair && !(word === 'feet' && before === 'my')) words.splice(at, 2, pair);
    else if (word === 'arms' && !notAChairs.has(before)) words[at] = 'armrests';
    else if (word === 'to' && misspelledToo.test(next)) words[at] = 'too';
    if (words[at] !== 'armrests') continue;
    const [of = '', the = '', seat = ''] = words.slice(at + 1, at + 4);
    if (/^(?:of|on)$/.test(of) && /^(?:the|my|this|it)$/.test(the) && aSeat.test(seat))
      words.splice(at + 1, 3);
    if (aSeat.test(words[at - 1] ?? '')) words.splice(--at, 1);
  }
}
