import words from '../texts/factor-words.json' with { type: 'json' };
import understood from '../texts/understood.json' with { type: 'json' };
import { type Factor, type FactorState, factors } from './factors.ts';

export type Language = 'en' | 'es';

interface UnderstoodWords extends Omit<typeof understood.es, 'bands'> {
  bands: Readonly<Record<string, string>>;
}

export const understoodWords: Readonly<Record<Language, UnderstoodWords>> = understood;

type Texts = { readonly [State in FactorState]?: string };

interface FactorWords {
  question: string;
  answers: Texts;
  chips: Texts;
  /** Spanish only. */
  findings: Texts;
  fixes: Texts;
}

export function wordsOf(factor: Factor, language: Language): FactorWords {
  const { question, answers } = factors[factor];
  return language === 'es'
    ? words.es[factor]
    : { question, answers, chips: words.en[factor], findings: {}, fixes: {} };
}
