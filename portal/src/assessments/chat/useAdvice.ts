import type { AssessmentDetails, ChatMessage } from '@practice/contract/assessments';
import { createCaller } from '@practice/contract/call';
import { assessments } from '@practice/contract/routes';
import { asksFirst, type SignAnswer } from '@practice/desk/asking';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeMessages } from '../assessments.queries.ts';
import { readAdvice } from './advice-stream.ts';

interface Exchange {
  question: ChatMessage;
  answer: ChatMessage;
  hasFailed: boolean;
  /** Whether the person answers a question of ours, in whose place the answer is shown. */
  isAnswer: boolean;
}

export function useAdvice({ id: assessmentId, messages: saved }: AssessmentDetails) {
  const [exchange, setExchange] = useState<Exchange>();
  const [stopped, setStopped] = useState<readonly ChatMessage[]>([]);
  const request = useRef<AbortController>(undefined);

  // Aborts when the chat is closed.
  useEffect(() => () => request.current?.abort(), []);

  /** @param given the answer to ours, where the question was answered with one */
  async function ask(content: string, given?: SignAnswer): Promise<boolean> {
    const controller = new AbortController();
    request.current = controller;
    const createdAt = new Date().toISOString();
    let question: ChatMessage = { role: 'user', content, redFlags: [], createdAt };
    let answer: ChatMessage = { role: 'assistant', content: '', redFlags: [], createdAt };
    const isAnswer = given !== undefined;
    const current = (hasFailed = false): Exchange => ({ question, answer, hasFailed, isAnswer });
    const show = (hasFailed = false) => setExchange(current(hasFailed));
    const finish = ({ isStopped = false } = {}) => {
      // In one update, so that the answer is not shown twice.
      flushSync(() => {
        void changeMessages(assessmentId, (messages) => withExchange(messages, current()));
        if (isStopped) setStopped((answers) => [...answers, answer]);
        setExchange(undefined);
      });
    };
    show();
    try {
      const abortableCall = createCaller({
        fetch: (input, init) => fetch(input, { ...init, signal: controller.signal }),
      });
      const response = await abortableCall(assessments.adviseStream, {
        body: { assessmentId, question: content, ...given },
      });
      for await (const piece of readAdvice(response)) {
        if (typeof piece === 'string') answer = { ...answer, content: answer.content + piece };
        else question = { ...question, redFlags: piece };
        show();
      }
      finish();
      return true;
    } catch (error) {
      if (!controller.signal.aborted) {
        // Our question is shown again where its answer failed.
        if (isAnswer) setExchange(undefined);
        else show(true);
        throw error;
      }
      if (answer.content === '') setExchange(undefined);
      else finish({ isStopped: true });
      return answer.content !== '';
    } finally {
      request.current = undefined;
    }
  }

  return {
    messages: exchange ? withExchange(saved, exchange) : saved,
    exchange,
    isAnswering: exchange !== undefined && !exchange.hasFailed,
    ask,
    stop: () => request.current?.abort(),
    isStopped: (message: ChatMessage) => stopped.includes(message),
  };
}

function withExchange(messages: readonly ChatMessage[], { question, answer, isAnswer }: Exchange) {
  const isOpen = ({ role, content, redFlags }: ChatMessage) =>
    role === 'user' && content === question.content && asksFirst(redFlags).length > 0;
  const at = isAnswer ? messages.findLastIndex(isOpen) : -1;
  return at < 0 ? [...messages, question, answer] : messages.toSpliced(at, 2, question, answer);
}
