import type { AssessmentDetails, ChatMessage } from '@practice/contract/assessments';
import { afterCare } from '@practice/desk/care';
import { needsDoctor } from '@practice/desk/emergency';
import { Button } from '@practice/ui/Button';
import { Spinner } from '@practice/ui/Spinner';
import { useEffect, useRef } from 'react';
import { RedFlags } from '../result/RedFlags.tsx';
import styles from './History.module.css';
import { Message } from './Message.tsx';
import type { Exchange } from './useAdvice.ts';

interface HistoryProps {
  details: AssessmentDetails;
  exchange: Exchange | undefined;
  isAnswering: boolean;
  isStopped: (message: ChatMessage) => boolean;
  onRetry: (question: string) => void;
}

export function History({ details, exchange, isAnswering, isStopped, onRetry }: HistoryProps) {
  const { messages, redFlags } = details;
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const length = messages.length + (exchange ? 1 + exchange.answer.length : 0);

  // A new question scrolls to the end, wherever the reader was.
  const asked = exchange?.question;
  useEffect(() => {
    if (asked !== undefined) isAtEnd.current = true;
  }, [asked]);

  // The log stays at its end, unless the reader has scrolled back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each new piece makes the log scroll on.
  useEffect(() => {
    const box = log.current;
    if (!box || !isAtEnd.current) return;
    // Of a warning the beginning matters, because it says whom to call.
    const care = box.lastElementChild?.matches('[data-care]') && box.lastElementChild;
    if (care instanceof HTMLElement) box.scrollTop = care.offsetTop - box.offsetTop - 16;
    else box.scrollTop = box.scrollHeight;
  }, [length]);

  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: A scrolling region must be reachable by keyboard.
    <div
      className={`stack gap-5 box ${styles.history}`}
      ref={log}
      role="log"
      aria-label="Conversation"
      // Screen readers announce an answer once it is complete.
      aria-busy={isAnswering}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {messages.length === 0 && !exchange && (
        <p className={`text-soft ${styles.empty}`}>Your conversation will appear here.</p>
      )}
      {messages.map((message, at) => {
        const asked = message.role === 'assistant' ? messages[at - 1] : undefined;
        if (asked && needsDoctor(asked.redFlags)) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: Messages are only added at the end.
            <div key={at} data-care>
              <RedFlags flags={asked.redFlags} writtenAt={asked.createdAt} />
            </div>
          );
        }
        // The warnings are already shown above the conversation.
        const content = afterCare(message.content, redFlags);
        if (content === '') return null;
        return (
          <Message
            // biome-ignore lint/suspicious/noArrayIndexKey: Messages are only added at the end.
            key={at}
            from={message.role}
            content={content}
            note={isStopped(message) ? 'You stopped this answer.' : undefined}
          />
        );
      })}
      {exchange && (
        <>
          <Message from="user" content={exchange.question} />
          {exchange.answer && needsDoctor(exchange.redFlags) && (
            <div data-care>
              <RedFlags flags={exchange.redFlags} />
            </div>
          )}
          {exchange.answer && !needsDoctor(exchange.redFlags) && (
            <Message
              from="assistant"
              content={exchange.answer}
              isUnfinished
              note={exchange.hasFailed ? 'The answer broke off here.' : undefined}
            />
          )}
          {isAnswering && exchange.answer === '' && (
            <p className="text-sm text-soft">
              <Spinner label="Reading your question and your assessment…" />
            </p>
          )}
          {exchange.hasFailed && (
            <div className="cluster gap-4 row-gap-2">
              {exchange.answer === '' && <p>No answer came. Your question is still in the box below.</p>}
              <Button variant="secondary" size="small" onClick={() => onRetry(exchange.question)}>
                Try again
              </Button>
            </div>
          )}
        </>
      )}
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: A scrolling region must be reachable by keyboard.
  );
}
