import MiniSearch from 'minisearch';
import { meaningsOf, wordsOf } from './learned/words.ts';

/** A text, and examples of what it is the answer to. */
export interface WithExamples {
  asks: readonly string[];
  say?: string;
}

const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word);

const termsOf = (text: string) =>
  meaningsOf(wordsOf(text).filter((word) => /[\p{L}\d]/u.test(word))).map(stemOf);

const boost = { asks: 1, say: 0.5 };
/** A high `k`: a word counts more, the more of an item’s examples hold it. Set from questions that others matched to answers. */
const bm25 = { k: 8, b: 0.8, d: 0.5 };

/**
 * Ranks the items by how near their examples are to a text. `sureness` grows with the best score and its lead over the next one: mostly 15 to 130, 0 if nothing is near.
 */
export function nearestAmong(items: readonly WithExamples[]) {
  const index = new MiniSearch({ fields: ['asks', 'say'], tokenize: termsOf, processTerm: (term) => term });
  index.addAll(items.map(({ asks, say = '' }, id) => ({ id, asks: asks.join('\n'), say })));
  /** @param factorOf multiplies an item's score; 0 leaves it out */
  return (text: string, factorOf: (at: number) => number = () => 1) => {
    const ranked = index
      .search(text, { boost, bm25, boostDocument: factorOf })
      .map(({ id, score }) => ({ at: Number(id), score }));
    const [best, next] = ranked;
    const terms = new Set(termsOf(text)).size;
    return { ranked, sureness: best ? best.score ** 2 / ((next?.score ?? best.score) * terms) : 0 };
  };
}
