import type { Answers } from '@practice/desk/answers';
import type { Conversation, ReadBy, Reading } from '@practice/desk/reading';

/** Reads answers and answers questions. */
export abstract class Assessor {
  abstract readonly readBy: ReadBy;

  /** @throws ServiceUnavailableException when it can't just now. */
  abstract read(answers: Answers): Promise<Reading>;

  /**
   * The answer to a question, in Markdown, piece by piece as it comes.
   * @throws ServiceUnavailableException when it can't just now.
   */
  abstract answer(conversation: Conversation, question: string, signal: AbortSignal): AsyncIterable<string>;
}
