import type { Assessor } from '@practice/desk/reading';
import type { Worker } from '../worker.ts';

export function builtInAssessor(worker: Worker, userId?: number): Assessor {
  return {
    readBy: 'built-in',
    read: (answers) => worker.run('readAnswers', [answers], userId),
    async *answer(conversation, question) {
      const advice = await worker.run('builtInAdvice', [conversation, question], userId);
      yield* advice.split(/(?<=\n\n)/);
    },
  };
}
