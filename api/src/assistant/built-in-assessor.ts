import type { Assessor } from '@practice/desk/reading';
import type { Worker } from '../worker.ts';

/** Reads by our own phrases: nothing leaves the server. */
export function builtInAssessor(worker: Worker, userId?: number): Assessor {
  return {
    readBy: 'built-in',
    read: (answers) => worker.run('readAnswers', [answers], userId),
    // In pieces, like the answer of a model.
    async *answer(conversation, question) {
      const advice = await worker.run('builtInAdvice', [conversation, question], userId);
      yield* advice.split(/(?<=\n\n)/);
    },
  };
}
