import type { Answers } from '@practice/desk/answers';
import { builtInAdvice } from '@practice/desk/built-in-advice';
import { readAnswers } from '@practice/desk/reader/read-answers';
import { type Conversation, type Reading } from '@practice/desk/reading';
import { Assessor } from './assessor.ts';

/** Phrase rules of our own: nothing leaves the machine. */
export class BuiltInAssessor extends Assessor {
  readonly readBy = 'built-in';

  async read(answers: Answers): Promise<Reading> {
    return readAnswers(answers);
  }

  async *answer(conversation: Conversation, question: string): AsyncIterable<string> {
    // In the pieces of a spoken answer, so that what shows it needs to know one way only.
    for (const paragraph of builtInAdvice(conversation, question).split(/(?<=\n\n)/)) yield paragraph;
  }
}
