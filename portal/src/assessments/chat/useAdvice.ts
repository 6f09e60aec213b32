import type { ChatMessage } from '@practice/contract/assessments';
import { callerWith } from '@practice/contract/call';
import { assessments } from '@practice/contract/routes';
import type { RedFlag } from '@practice/desk/care';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAssessmentCalls } from '../assessments.queries.ts';
import { adviceOf } from './advice-stream.ts';

/** A question that is being answered, or whose answer failed. */
export interface Exchange {
  question: string;
  /** What came so far. */
  answer: string;
  hasFailed: boolean;
  /** What in the question comes before any desk. */
  redFlags: readonly RedFlag[];
}

/** How a question ended. One that was stopped after some of its answer had come is answered: what came is kept. */
export type Outcome = { kind: 'answered' } | { kind: 'stopped' } | { kind: 'failed'; error: unknown };

/** Asks about an assessment, and reads the answer while it is written. */
export function useAdvice(assessmentId: number) {
  const [exchange, setExchange] = useState<Exchange>();
  const [stopped, setStopped] = useState<readonly ChatMessage[]>([]);
  const running = useRef<AbortController>(undefined);
  const { remember } = useAssessmentCalls();

  // Who leaves the chat waits for no answer.
  useEffect(() => () => running.current?.abort(), []);

  async function ask(question: string): Promise<Outcome> {
    const controller = new AbortController();
    running.current = controller;
    const askedAt = new Date().toISOString();
    let answer = '';
    let redFlags: RedFlag[] = [];
    const show = (hasFailed = false) => setExchange({ question, answer, hasFailed, redFlags });
    const keep = ({ isStopped = false } = {}) => {
      const reply: ChatMessage = {
        role: 'assistant',
        content: answer,
        redFlags: [],
        createdAt: new Date().toISOString(),
      };
      // In one step, or it would be there twice for a moment.
      flushSync(() => {
        void remember(assessmentId, [
          { role: 'user', content: question, redFlags, createdAt: askedAt },
          reply,
        ]);
        if (isStopped) setStopped((replies) => [...replies, reply]);
        setExchange(undefined);
      });
    };
    show();
    try {
      const body = { assessmentId, question };
      const callUntilStopped = callerWith({
        fetch: (input, init) => fetch(input, { ...init, signal: controller.signal }),
      });
      const response = await callUntilStopped(assessments.adviseStream, body);
      for await (const piece of adviceOf(response)) {
        if (typeof piece === 'string') answer += piece;
        else redFlags = piece;
        show();
      }
      keep();
      return { kind: 'answered' };
    } catch (error) {
      if (controller.signal.aborted) {
        if (answer === '') {
          setExchange(undefined);
          return { kind: 'stopped' };
        }
        keep({ isStopped: true });
        return { kind: 'answered' };
      }
      show(true);
      return { kind: 'failed', error };
    } finally {
      running.current = undefined;
    }
  }

  return {
    exchange,
    isAnswering: exchange !== undefined && !exchange.hasFailed,
    ask,
    stop: () => running.current?.abort(),
    /** Whether an answer was stopped on this visit, and is not all there is to say. */
    isStopped: (message: ChatMessage) => stopped.includes(message),
  };
}
