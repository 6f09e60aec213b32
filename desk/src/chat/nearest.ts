const unsure = 'I’m not sure what you’re asking. Is it one of these?';

/** The answer to a question that has no clear topic. */
export function unclearAnswer(questions: readonly string[], phone: string): string {
  return `${unsure} If not, try other words, or call us at ${phone}.\n\n${questions.map((one) => `- ${one}`).join('\n')}`;
}

/** Splits an answer into its text and the questions that it offers, each of which is a button. */
export function withoutOffers(answer: string): { text: string; offered: string[] } {
  const start = answer.lastIndexOf('\n\n- ');
  if (start < 0 || !answer.includes(unsure)) return { text: answer, offered: [] };
  const offered = answer.slice(start).trim().split('\n');
  return { text: answer.slice(0, start), offered: offered.map((line) => line.replace(/^- /, '')) };
}
