import words from '../texts/factor-words.json' with { type: 'json' };
import understood from '../texts/understood.json' with { type: 'json' };
import { type Factor, type FactorState, factors } from './factors.ts';

export type Language = 'en' | 'es';

interface UnderstoodWords extends Omit<typeof understood.es, 'bands'> {
  /** Of a score, by the word for it in English. */
  bands: Readonly<Record<string, string>>;
}

/** The words around what was understood, with its sources. What was said has its quote. */
export const understoodWords: Readonly<Record<Language, UnderstoodWords>> = understood;

type Texts = { readonly [State in FactorState]?: string };

interface FactorWords {
  question: string;
  answers: Texts;
  /** What is so, in a few words: "Screen: too low". */
  chips: Texts;
  /** Spanish only: what is wrong, and what to do about it for free. */
  findings: Texts;
  fixes: Texts;
}

/** The words of a factor in the language of who reads them. */
export function wordsOf(factor: Factor, language: Language): FactorWords {
  const { question, answers } = factors[factor];
  return language === 'es'
    ? words.es[factor]
    : { question, answers, chips: words.en[factor], findings: {}, fixes: {} };
}
