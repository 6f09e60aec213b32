import type { ChatMessage } from '@practice/contract/assessments';
import { asksFirst } from '@practice/desk/asking';

export interface Exchange {
  question: ChatMessage;
  answer: ChatMessage;
  hasFailed: boolean;
  /** Whether the person answers a question of ours, in whose place the answer is shown. */
  isAnswer: boolean;
}

export function withExchange(
  messages: readonly ChatMessage[],
  { question, answer, isAnswer }: Exchange,
): ChatMessage[] {
  const isOpen = ({ role, content, redFlags }: ChatMessage) =>
    role === 'user' && content === question.content && asksFirst(redFlags).length > 0;
  const at = isAnswer ? messages.findLastIndex(isOpen) : -1;
  return at < 0 ? [...messages, question, answer] : messages.toSpliced(at, 2, question, answer);
}
