import { contactPhrase, type Practice } from './practice.ts';

const mayBe = 'Or is it one of these?';
const otherwise = 'If you meant something else:';

const listOf = (questions: readonly string[]) => `\n\n${questions.map((one) => `- ${one}`).join('\n')}`;

/** The answer to a question that we have none to, with what it may have been. */
export function unknownAnswer(questions: readonly string[], practice: Practice): string {
  const said = `I don’t have an answer to that, and I don’t want to guess. Try other words, or ask ${practice.therapists}: ${contactPhrase(practice)}, or [send us a request](${practice.pages.request}). The first consultation is free.`;
  return questions.length > 0 ? `${said}\n\n${mayBe}${listOf(questions)}` : said;
}

/** An answer to what was most likely asked, with what else it may have been. */
export const withOthers = (answer: string, questions: readonly string[]) =>
  questions.length > 0 ? `${answer}\n\n${otherwise}${listOf(questions)}` : answer;

/** Splits an answer into its text and the questions that it offers, each of which is a button. */
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
