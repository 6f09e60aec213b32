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

interface StateWords {
  /** What is so, in a few words: "Screen: too low". */
  chip: string;
  es: { chip: string; answer: string; finding?: string; fix?: string };
}
const all: Readonly<Record<Factor, { es: string; states: Readonly<Record<string, StateWords>> }>> = words;

/** The words of a factor in the language of who reads them. What is wrong, and what to do about it for free, is in Spanish only. */
export function wordsOf(factor: Factor, language: Language) {
  const { es, states } = all[factor];
  const isSpanish = language === 'es';
  const each = (textOf: (words: StateWords) => string | undefined): Texts =>
    Object.fromEntries(Object.entries(states).map(([state, words]) => [state, textOf(words)]));
  const english: { question: string; answers: Texts } = factors[factor];
  return {
    question: isSpanish ? es : english.question,
    answers: isSpanish ? each((words) => words.es.answer) : english.answers,
    chips: each((words) => (isSpanish ? words.es.chip : words.chip)),
    findings: isSpanish ? each((words) => words.es.finding) : {},
    fixes: isSpanish ? each((words) => words.es.fix) : {},
  };
}
