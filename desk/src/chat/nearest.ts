import { contactPhrase, type Practice } from './practice.ts';

const mayBe = 'Or is it one of these?';
const otherwise = 'If you meant something else:';

const listOf = (questions: readonly string[]) => `\n\n${questions.map((one) => `- ${one}`).join('\n')}`;

export function unknownAnswer(questions: readonly string[], practice: Practice): string {
  const said = `I don’t have an answer to that, and I don’t want to guess. Try other words, or ask ${practice.therapists}: ${contactPhrase(practice)}, or [send us a request](${practice.pages.request}). The first consultation is free.`;
  return questions.length > 0 ? `${said}\n\n${mayBe}${listOf(questions)}` : said;
}

export const withOthers = (answer: string, questions: readonly string[]) =>
  questions.length > 0 ? `${answer}\n\n${otherwise}${listOf(questions)}` : answer;

/** Splits off the questions at the end, which become buttons. */
export function withoutOffers(answer: string): { text: string; offered: string[] } {
  const start = answer.lastIndexOf('\n\n- ');
  if (
    start < 0 ||
    ![mayBe, otherwise].some((words) => answer.slice(0, start).split('\n\n').at(-1)?.startsWith(words))
  )
    return { text: answer, offered: [] };
  const offered = answer.slice(start).trim().split('\n');
  return { text: answer.slice(0, start), offered: offered.map((line) => line.replace(/^- /, '')) };
}
