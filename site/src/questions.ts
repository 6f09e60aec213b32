import texts from '../texts/questions.json' with { type: 'json' };
import { withFacts } from './texts.ts';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly label: string; readonly href: string } | undefined;
}

export type QuestionGroup = keyof typeof texts;

export const questions: Readonly<Record<QuestionGroup, readonly Question[]>> = withFacts(texts);
export const allQuestions = Object.values(questions).flat();
