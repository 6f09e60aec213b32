import type { ChatMessage } from '@practice/contract/assessments';
import { callerWith } from '@practice/contract/call';
import { assessments } from '@practice/contract/routes';
import type { RedFlag } from '@practice/desk/care';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAssessmentCalls } from '../assessments.queries.ts';
import { adviceOf } from './advice-stream.ts';

export interface Exchange {
  question: string;
  answer: string;
  hasFailed: boolean;
  redFlags: readonly RedFlag[];
}

/** A stopped answer counts as answered once a part of it arrived. */
export type Outcome = { kind: 'answered' } | { kind: 'stopped' } | { kind: 'failed'; error: unknown };

/** Asks about an assessment and streams the answer. */
export function useAdvice(assessmentId: number) {
  const [exchange, setExchange] = useState<Exchange>();
  const [stopped, setStopped] = useState<readonly ChatMessage[]>([]);
  const running = useRef<AbortController>(undefined);
  const { remember } = useAssessmentCalls();

  // Aborts when the chat is closed.
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
      // In one update, so that the answer is not shown twice.
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
    /** Whether an answer was stopped in this visit. */
    isStopped: (message: ChatMessage) => stopped.includes(message),
  };
}
