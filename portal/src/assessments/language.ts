import type { Answers } from '@practice/desk/answers';
import { type Language, sourceWords } from '@practice/desk/factor-words';
import { isSpanish } from '@practice/desk/spanish';
import { createContext, useContext } from 'react';

const words = {
  en: {
    notUnderstood: '',
    understood: 'What we understood',
    read: (count: number) => (count === 1 ? '1 thing read' : `${count} things read`),
    unsure: (count: number) => `${count} we are not sure of`,
    weRead: 'We read:',
    readNothing: 'We read nothing here that counts in a score.',
    yes: 'Yes, that’s so',
    notSo: 'Not so',
    notSure: 'Not sure, or doesn’t apply',
    done: 'Done',
    bands: {} as Readonly<Record<string, string>>,
    sources: sourceWords.en,
  },
  es: {
    notUnderstood:
      'Todavía no entendemos el español tan bien como el inglés, así que tal vez se nos pasaron cosas. Toque lo que es cierto de su escritorio: eso cuenta seguro.',
    understood: 'Lo que entendimos',
    read: (count: number) => (count === 1 ? 'leímos 1 cosa' : `leímos ${count} cosas`),
    unsure: (count: number) => `${count} por confirmar`,
    weRead: 'Leímos:',
    readNothing: 'No leímos nada aquí que cuente para un puntaje.',
    yes: 'Sí, así es',
    notSo: 'No es así',
    notSure: 'No sé, o no es mi caso',
    done: 'Listo',
    /** By `scoreBand`. */
    bands: {
      'Excellent setup': 'Área de trabajo excelente',
      'Excellent posture': 'Postura excelente',
      'Good with minor improvements': 'Bien, con detalles por mejorar',
      'Several improvements needed': 'Hay varias cosas por mejorar',
      'Several concerns': 'Hay varias cosas que cuidar',
      'Significant changes needed': 'Se necesitan cambios importantes',
    } as Readonly<Record<string, string>>,
    sources: sourceWords.es,
  },
} as const;

export const LanguageContext = createContext<Language>('en');

export function useLanguage() {
  const language = useContext(LanguageContext);
  return { language, texts: words[language] };
}

/** What reads answers in Spanish speaks Spanish where it shows what it understood. */
export function languageOf(answers: Answers | null): Language {
  return answers && isSpanish(Object.values(answers).join(' ')) ? 'es' : 'en';
}
