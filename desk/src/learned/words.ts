import sameWords from '../../texts/same-words.json' with { type: 'json' };
import { screenDistanceState } from '../desk-check.ts';

/** One word for all that mean the same at a desk, with their misspellings. */
const meanings = new Map(
  Object.entries(sameWords).flatMap(([word, others]) =>
    others.split(' ').map((other) => [other, word] as const),
  ),
);

const unsaid = new Set(
  'the my a an i it is are am of to and in on at that this so s m ve re its was be for with'.split(' '),
);
const toSixteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
const numbers = new Map<string, number>([
  ...toSixteen.split(' ').map((word, value) => [word, value] as const),
  ...Object.entries({ twenty: 20, thirty: 30, forty: 40, 'forty-five': 45 }),
  ...Object.entries({ fifty: 50, sixty: 60, ninety: 90 }),
  ...Object.entries({ half: 0.5, couple: 2, few: 3, an: 1, a: 1 }),
]);

/** The words and marks of a text in small letters, without accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/½/g, '.5')
      .replace(/[’‘′]/g, "'")
      .replace(/[“”″]/g, '"')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(\d)'(?!\d)/g, '$1 ft ')
      .replace(/(\d)\p{Pd}(?=\d)/gu, '$1 to ')
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .match(/\p{L}+(?:'\p{L}+)*|\d+(?:[.,:]\d+)*|[?!%"]/gu) ?? []
  );
}

/** What the words mean: one word for synonyms, "don't" as "not", lengths and times as a few sizes, nothing for small words. */
export function meaningsOf(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const size = sizeAt(words, at);
    if (size) {
      found.push(size.name);
      at += size.length - 1;
      continue;
    }
    if (/n't$/.test(word)) found.push('not');
    else if (!unsaid.has(word)) {
      const plain = word.replace(/'\w+$/, '');
      if (plain && !unsaid.has(plain)) found.push(meanings.get(plain) ?? plain);
    }
  }
  return found;
}

const joiners = new Set('to or of full solid good an a and half plus more about'.split(' '));

function sizeAt(words: readonly string[], at: number): { name: string; length: number } | undefined {
  const first = numberOf(words[at]);
  if (first === undefined) return undefined;
  let value = first;
  for (let end = at + 1; end <= at + 4 && end < words.length; end++) {
    const word = words[end] ?? '';
    const isLength = /^(?:away|from|off|back|or|behind)$/.test(words[end + 1] ?? '');
    const unit = (isLength && lengthsBefore[word]) || (meanings.get(word) ?? word);
    const name = sizeOf(value, unit);
    if (name) return { name, length: end - at + 1 };
    const next = /^\d/.test(word) ? numberOf(word) : undefined;
    if (next !== undefined) value = next;
    else if (word === 'half') value = first < 1 ? value : value + 0.5;
    else if (!joiners.has(word)) return undefined;
  }
  return undefined;
}

function numberOf(word = ''): number | undefined {
  return /^\d/.test(word) ? Number.parseFloat(word.replace(',', '.')) : numbers.get(word);
}

const lengths: Readonly<Record<string, number>> = {
  centimeter: 1,
  inch: 2.54,
  '"': 2.54,
  foot_long: 30.48,
  yard: 91.44,
  meter: 100,
};
/** What these mean in front of "away". */
const lengthsBefore: Readonly<Record<string, string>> = { feet: 'foot_long', foot: 'foot_long', in: 'inch' };

function sizeOf(value: number, unit: string): string | undefined {
  if (unit === 'minute' || unit === 'hour') {
    const minutes = unit === 'hour' ? value * 60 : value;
    if (minutes < 40) return 'HALFHOUR';
    if (minutes < 60) return 'QUARTERS';
    if (minutes <= 70) return 'HOUR';
    return minutes <= 240 ? 'HOURS' : 'DAY';
  }
  const centimeters = value * (lengths[unit] ?? 0);
  if (centimeters === 0) return undefined;
  if (centimeters < 12) return 'FINGERS';
  return { 'too near': 'NEARBY', fits: 'ARMSLENGTH', 'too far': 'FARAWAY' }[screenDistanceState(centimeters)];
}
