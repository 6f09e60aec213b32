import type { Answers } from '@practice/desk/answers';
import { type Language, sourceWords } from '@practice/desk/factor-words';
import { scoreBand } from '@practice/desk/scoring';
import { isSpanish } from '@practice/desk/spanish';
import type { ScoreKind } from '@practice/desk/weights';
import { createContext, useContext } from 'react';
import words from './words.json' with { type: 'json' };

export const LanguageContext = createContext<Language>('en');

export function useLanguage() {
  const language = useContext(LanguageContext);
  const { oneRead, read, unsure, ...texts } = words[language];
  const bands: Readonly<Record<string, string>> = texts.bands;
  return {
    language,
    texts: { ...texts, sources: sourceWords[language] },
    readText: (count: number) => (count === 1 ? oneRead : read.replace('{count}', `${count}`)),
    unsureText: (count: number) => unsure.replace('{count}', `${count}`),
    bandOf(kind: ScoreKind, score: number) {
      const band = scoreBand(kind, score);
      return bands[band] ?? band;
    },
  };
}

/** What reads answers in Spanish speaks Spanish where it shows what it understood. */
export function languageOf(answers: Answers | null): Language {
  return answers && isSpanish(Object.values(answers).join(' ')) ? 'es' : 'en';
}
