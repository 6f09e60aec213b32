import type { Answers } from '@practice/desk/answers';
import { type Language, understoodWords } from '@practice/desk/factor-words';
import { scoreBand } from '@practice/desk/scoring';
import { isSpanish } from '@practice/desk/spanish';
import type { ScoreKind } from '@practice/desk/weights';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>('en');

export function useLanguage() {
  const language = useContext(LanguageContext);
  const texts = understoodWords[language];
  return {
    language,
    texts,
    bandOf(kind: ScoreKind, score: number) {
      const band = scoreBand(kind, score);
      return texts.bands[band] ?? band;
    },
  };
}

/** What reads answers in Spanish speaks Spanish where it shows what it understood. */
export function languageOf(answers: Answers | null): Language {
  return answers && isSpanish(Object.values(answers).join(' ')) ? 'es' : 'en';
}
