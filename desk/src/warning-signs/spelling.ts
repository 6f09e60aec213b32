/// <reference path="./damerau-levenshtein.d.ts" />
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import distance from 'damerau-levenshtein';
import { wordsOf } from './lists.ts';

const ordinaryWords = wordsOf('ordinary words');

export type Language = 'en' | 'es';

const stems = { en: english, es: spanish } as const;
const languages = ['en', 'es'] as const;

/** The language and stem, so that "drooping" finds "droops". Short words and words after an equals sign have no stem: "=fainted" is not found in "faint". */
function keyOf(word: string, language: Language): string {
  if (word.startsWith('=')) return `${language}:${word}`;
  return `${language}:${word.length < 4 || /^\d/.test(word) ? `=${word}` : stems[language](word)}`;
}

const allowedTypos = (word: string) => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);
/** The work for a typo grows with the square of the length. */
const longestTypo = 20;
const digitLetters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

export class Vocabulary {
  private readonly keys = new Set<string>();
  private readonly soundsLike = new Map<string, Set<string>>();
  private readonly keysOfWord = new Map<string, Set<string>>();
  private readonly wordsByInitial = new Map<string, string[]>();
  private readonly smallWords: ReadonlySet<string>;

  /** @param smallWords where a space is missed, only these are split off: "mychest" */
  constructor(smallWords: ReadonlySet<string>) {
    this.smallWords = smallWords;
  }

  add(word: string, language: Language): string {
    const key = keyOf(word, language);
    if (this.keysOfWord.get(word.replace('=', ''))?.has(key)) return key;
    this.keys.add(key);
    const forms = key.includes('=') ? [word.replace('=', '')] : [word, key.slice(3)];
    for (const form of new Set(forms)) this.addForm(form, key);
    return key;
  }

  private addForm(form: string, key: string): void {
    const initial = form.charAt(0);
    if (!this.keysOfWord.has(form))
      this.wordsByInitial.set(initial, [...(this.wordsByInitial.get(initial) ?? []), form]);
    this.keysOfWord.set(form, (this.keysOfWord.get(form) ?? new Set()).add(key));
    if (form.length > 3)
      this.soundsLike.set(sound(form), (this.soundsLike.get(sound(form)) ?? new Set()).add(key));
  }

  /** The keys that a word can stand for: as written, else with digits or repeated letters corrected, else with a typo. */
  readonly keysOf = (word: string): string[] => {
    if (/^\d/.test(word)) {
      const keys = numberKeys(word);
      const exact = languages.map((language) => `${language}:=${word}`).filter((key) => this.keys.has(key));
      if (keys.length > 0) return [...keys, ...exact];
    }
    for (const spelling of ordinaryWords.has(word) ? [word] : spellings(word)) {
      const singular = spelling.length === 4 && spelling.endsWith('s') ? spelling.slice(0, -1) : spelling;
      const keys = languages.flatMap((language) => [
        keyOf(spelling, language),
        ...new Set([`${language}:=${spelling}`, `${language}:=${singular}`]),
      ]);
      const exact = keys.filter((key) => this.keys.has(key));
      if (exact.length > 0)
        return this.keysOfWord.has(spelling) ? exact : [...new Set([...exact, ...this.alike(spelling)])];
    }
    if (ordinaryWords.has(word)) return [];
    return [
      ...new Set([...this.alike(word), ...spellings(word).flatMap((spelling) => this.withTypos(spelling))]),
    ];
  };

  /** Splits a word where a space was missed: "mychest" is "my chest". */
  readonly partsOf = (word: string): string[] => {
    if (word.length < 5 || word.length > longestTypo || ordinaryWords.has(word) || this.isKnown(word))
      return [word];
    for (let at = word.length - 2; at > 1; at--) {
      const parts = [word.slice(0, at), word.slice(at)] as const;
      const isSplit = parts.some(
        (part, index) => part.length > 2 && this.isKnown(part) && this.isSmall(parts[1 - index] ?? ''),
      );
      if (isSplit) return [...parts];
    }
    return [word];
  };

  /** Short words such as "un" and "in" begin or end too many others. */
  private isSmall(word: string): boolean {
    return (word.length > 2 || word === 'my') && this.smallWords.has(word);
  }

  private isKnown(word: string): boolean {
    return languages.some((language) =>
      [keyOf(word, language), `${language}:=${word}`].some((key) => this.keys.has(key)),
    );
  }

  private alike(word: string): string[] {
    if (word.length < 4 || word.length > longestTypo || ordinaryWords.has(word)) return [];
    const keys = [...(this.soundsLike.get(sound(word)) ?? [])];
    for (const language of languages) {
      const stem = stems[language](word);
      if (stem.length < 4) continue;
      for (const key of this.soundsLike.get(sound(stem)) ?? []) if (key.startsWith(language)) keys.push(key);
    }
    return [...new Set(keys)];
  }

  private withTypos(word: string): string[] {
    if (word.length < 3 || word.length > longestTypo) return [];
    const keys = new Set<string>();
    for (const written of new Set([word, stems.en(word), stems.es(word)])) {
      if (written.length < (written === word ? 3 : 5)) continue;
      for (const initial of new Set(written.slice(0, 2))) {
        for (const form of this.wordsByInitial.get(initial) ?? []) {
          if (!isTypo(written, form, written !== word)) continue;
          for (const key of this.keysOfWord.get(form) ?? []) keys.add(key);
        }
      }
    }
    return [...keys];
  }
}

/** Few people mistype the first letter, and a short word with another letter is another word ("arm", "warm", "farm"). */
function isTypo(written: string, word: string, isStem: boolean): boolean {
  const isSwapped = written[0] === word[1] && written[1] === word[0];
  if (written[0] !== word[0] && !isSwapped) return false;
  const most = isStem ? 1 : allowedTypos(word);
  if (Math.abs(written.length - word.length) > most) return false;
  if (word.length === 3 && written.length !== 3) return false;
  if (word.length < 5 && written.length === word.length && isOtherWord(written, word)) return false;
  // Each typo puts at most one letter into a word that the other lacks. Counting these is faster than the distance.
  if (lettersNotIn(word, written) > most || lettersNotIn(written, word) > most) return false;
  return distance(written, word).steps <= most;
}

function lettersNotIn(other: string, word: string): number {
  let count = 0;
  for (const letter of word) if (!other.includes(letter)) count += 1;
  return count;
}

function isOtherWord(written: string, word: string): boolean {
  const lettersOf = word.length === 3 ? sorted : sounds;
  return lettersOf(written) !== lettersOf(word) && !isBeside(written, word);
}

const sorted = (word: string) => [...word].sort().join('');
const sounds = (word: string) => sorted(word.replace(/[aeiouy]/g, 'a'));

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
function isBeside(written: string, word: string): boolean {
  const place = (letter = '') => {
    const row = keyRows.findIndex((keys) => keys.includes(letter));
    return { row, across: (keyRows[row]?.indexOf(letter) ?? 0) + row / 3 };
  };
  return [...written].every((letter, at) => {
    const [one, other] = [place(letter), place(word[at])];
    return (
      letter === word[at] || (Math.abs(one.row - other.row) < 2 && Math.abs(one.across - other.across) < 1.1)
    );
  });
}

/** `#` is any number, `#fever` a fever in °F or °C, `#year` a year, `#am` an hour of the night ("3am"). */
function numberKeys(word: string): string[] {
  const [, digits = '', unit] = /^(\d+)(f|c|am)?$/.exec(word) ?? [];
  if (!digits) return [];
  const number = Number(digits);
  if (unit === 'am') return number < 6 || number === 12 ? ['#am'] : [];
  const isFever = (number >= 100 && number <= 107) || (number >= 38 && number <= 42);
  const isYear = number > 1900 && number < 2100;
  return ['#', ...(isFever ? ['#fever'] : []), ...(isYear ? ['#year'] : [])];
}

/** The word as written, with letters for digits ("ch3st"), with fewer repeated letters ("numbbb"), and with the missing g of "feelin". */
function spellings(word: string): string[] {
  const letters =
    /\d/.test(word) && !/^\d+[a-z]{1,3}$/.test(word)
      ? word.replace(/[013457]/g, (digit) => digitLetters[digit] ?? digit)
      : word;
  const twice = letters.replace(/(.)\1{2,}/g, '$1$1');
  const once = letters.replace(/(.)\1{2,}/g, '$1');
  const ending = [
    ...(/..in$/.test(word) ? [`${word}g`] : []),
    ...(word.length < 6
      ? Array.from(word, (_, at) => word.slice(0, at) + word.slice(at).replace(/^(.)\1/, '$1'))
      : []),
  ];
  return [...new Set([word, letters, twice, once, ...ending])];
}

/** Writes letters that sound alike as one: "enbarasada" is "embarazada", "swolen" is "swollen". */
function sound(word: string): string {
  return word
    .replace(/^kn/, 'n')
    .replace(/ch/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/ll/g, 'y')
    .replace(/qu/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/v/g, 'b')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/h/g, '')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}
