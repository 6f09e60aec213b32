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
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const length = messages.length + (exchange ? 1 + exchange.answer.length : 0);

  // A new question scrolls to the end, wherever the reader was.
  const asked = exchange?.question;
  useEffect(() => {
    if (asked !== undefined) follows.current = true;
  }, [asked]);

  // Stays at the end, unless the reader has scrolled back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece that comes is a reason to go on.
  useEffect(() => {
    const box = list.current;
    if (!box || !follows.current) return;
    // With care, the beginning matters: it says whom to call.
    const care = box.lastElementChild?.matches('[data-care]') && box.lastElementChild;
    if (care instanceof HTMLElement) box.scrollTop = care.offsetTop - box.offsetTop - 16;
    else box.scrollTop = box.scrollHeight;
  }, [length]);

  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <div
      className={`stack gap-5 ${styles.history}`}
      ref={list}
      role="log"
      aria-label="Conversation"
      // Announced once it is complete.
      aria-busy={isAnswering}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {messages.length === 0 && !exchange && (
        <p className={styles.empty}>Your conversation will appear here.</p>
      )}
      {messages.map((message, at) => {
        const asked = message.role === 'assistant' ? messages[at - 1] : undefined;
        if (asked && needsDoctor(asked.redFlags)) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only ever grows at its end.
            <div key={at} data-care>
              <RedFlags flags={asked.redFlags} writtenAt={asked.createdAt} />
            </div>
          );
        }
        // Care is already shown above the conversation.
        const content = afterCare(message.content, redFlags);
        if (content === '') return null;
        return (
          <Message
            // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only ever grows at its end.
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
            <div className={`cluster ${styles.failed}`}>
              {exchange.answer === '' && <p>No answer came. Your question is still in the box below.</p>}
              <Button variant="secondary" size="small" onClick={() => onRetry(exchange.question)}>
                Try again
              </Button>
            </div>
          )}
        </>
      )}
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
  );
}
