import { builtInAdvice } from './built-in-advice.ts';
import { readAnswers } from './reader/read-answers.ts';
import type { Assessor } from './reading.ts';

/** Reads by our own phrases: nothing leaves the server. */
export const builtInAssessor: Assessor = {
  readBy: 'built-in',
  read: async (answers) => readAnswers(answers),
  // In pieces, like the answer of a model.
  async *answer(conversation, question) {
    yield* builtInAdvice(conversation, question).split(/(?<=\n\n)/);
  },
};
