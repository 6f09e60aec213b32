import MiniSearch from 'minisearch';
import { meaningsOf, wordsOf } from './learned/words.ts';

/** A text, and examples of what it is the answer to. */
export interface WithExamples {
  asks: readonly string[];
  say?: string;
}

const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word);

/** The four-letter runs catch misspellings and compounds. */
function termsOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => /[\p{L}\d]/u.test(word));
  const runs = words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => `#${` ${word} `.slice(at, at + 4)}`),
  );
  return [...meaningsOf(words).map(stemOf), ...runs];
}

const boost = { asks: 1, say: 0.5 };

/**
 * Finds the item whose examples are nearest to a text. `sureness` grows with its score and its lead over the next one: mostly 40 to 400.
 */
export function nearestAmong(items: readonly WithExamples[]) {
  const index = new MiniSearch({ fields: ['asks', 'say'], tokenize: termsOf, processTerm: (term) => term });
  index.addAll(items.map(({ asks, say = '' }, id) => ({ id, asks: asks.join('\n'), say })));
  /** @param factorOf multiplies an item's score; 0 leaves it out */
  return (text: string, factorOf: (at: number) => number = () => 1) => {
    const [best, next] = index.search(text, { boost, boostDocument: factorOf });
    if (!best) return undefined;
    const terms = new Set(termsOf(text)).size;
    return {
      at: Number(best.id),
      sureness: best.score ** 2 / ((next?.score ?? best.score) * terms),
    };
  };
}
