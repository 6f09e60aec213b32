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

interface Spanish {
  chip: string;
  answer: string;
  finding?: string;
  fix?: string;
}
const all: Readonly<
  Record<Factor, { es: string; states: Readonly<Record<string, { chip: string; es: Spanish }>> }>
> = words;

/** The words of a factor in the language of who reads them. */
export function wordsOf(factor: Factor, language: Language): FactorWords {
  const { es, states } = all[factor];
  const each = (textOf: (state: { chip: string; es: Spanish }) => string | undefined) =>
    Object.fromEntries(Object.entries(states).map(([state, texts]) => [state, textOf(texts)])) as Texts;
  return language === 'es'
    ? {
        question: es,
        answers: each((state) => state.es.answer),
        chips: each((state) => state.es.chip),
        findings: each((state) => state.es.finding),
        fixes: each((state) => state.es.fix),
      }
    : {
        question: factors[factor].question,
        answers: factors[factor].answers,
        chips: each(({ chip }) => chip),
        findings: {},
        fixes: {},
      };
}
