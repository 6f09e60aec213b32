import type { Answers } from '@practice/desk/answers';
import { type Language, understoodWords } from '@practice/desk/factor-words';
import { isSpanish } from '@practice/desk/spanish';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>('en');

export function useLanguage() {
  const language = useContext(LanguageContext);
  return { language, texts: understoodWords[language] };
}

/** What reads answers in Spanish speaks Spanish where it shows what it understood. */
export function languageOf(answers: Answers | null): Language {
  return answers && isSpanish(Object.values(answers).join(' ')) ? 'es' : 'en';
}
