const unsure = 'I’m not sure what you’re asking. Is it one of these?';
const otherwise = 'If you meant something else:';

const listOf = (questions: readonly string[]) => `\n\n${questions.map((one) => `- ${one}`).join('\n')}`;

/** The answer to a question that has no clear topic. */
export function unclearAnswer(questions: readonly string[], phone: string): string {
  return `${unsure} If not, try other words, or call us at ${phone}.${listOf(questions)}`;
}

/** An answer to what was most likely asked, with what else it may have been. */
export const withOthers = (answer: string, questions: readonly string[]) =>
  questions.length > 0 ? `${answer}\n\n${otherwise}${listOf(questions)}` : answer;

/** Splits an answer into its text and the questions that it offers, each of which is a button. */
export function withoutOffers(answer: string): { text: string; offered: string[] } {
  const start = answer.lastIndexOf('\n\n- ');
  if (
    start < 0 ||
    ![unsure, otherwise].some((words) => answer.slice(0, start).split('\n\n').at(-1)?.startsWith(words))
  )
    return { text: answer, offered: [] };
  const offered = answer.slice(start).trim().split('\n');
  return { text: answer.slice(0, start), offered: offered.map((line) => line.replace(/^- /, '')) };
}
