import { Button } from '@practice/ui/Button';
import { Spinner } from '@practice/ui/Spinner';
import { useEffect, useRef, useState } from 'react';
import styles from './History.module.css';
import { Message } from './Message.tsx';
import type { Advice } from './useAdvice.ts';

export function History({ advice }: { advice: Advice }) {
  const { details, exchange, isAnswering, messages, askAtOnce } = advice;
  const saved = details.messages.length;
  const log = useRef<HTMLDivElement>(null);
  const placed = useRef<number | undefined>(0);
  const length = saved + (exchange ? 1 + exchange.answer.content.length : 0);

  // A new question is shown, wherever the reader was.
  const asked = exchange?.question.content;
  const [countAtFirst] = useState(saved);
  const newest = asked !== undefined || saved > countAtFirst ? 'user' : 'assistant';
  useEffect(() => {
    if (asked === undefined) return;
    placed.current = 0;
    log.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  // An answer is read from its beginning: it grows below its question, and nothing moves under the reader's eyes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each new piece makes room to scroll on.
  useEffect(() => {
    const box = log.current;
    if (!box || placed.current === undefined) return;
    // A warning at the end is shown from its beginning, too, which has the number to call.
    const starts = box.querySelectorAll<HTMLElement>(`[data-from="${newest}"], [data-care]:last-child`);
    const start = [...starts].at(-1);
    // Questions to choose from are all seen.
    if (box.lastElementChild?.querySelector('.chip')) box.scrollTop = box.scrollHeight;
    else if (start) box.scrollTop = start.offsetTop - box.offsetTop - 16;
    placed.current = box.scrollTop;
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
      onScroll={({ currentTarget: { scrollTop } }) => {
        if (Math.abs(scrollTop - (placed.current ?? scrollTop)) > 2) placed.current = undefined;
      }}
    >
      {messages.length === 0 && (
        <p className={`text-soft ${styles.empty}`}>Your conversation will appear here.</p>
      )}
      {messages.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Messages are only added at the end.
        <Message key={at} at={at} advice={advice} />
      ))}
      {isAnswering && exchange?.answer.content === '' && (
        <p className="text-sm text-soft">
          <Spinner label="Reading your question and your assessment…" />
        </p>
      )}
      {exchange?.hasFailed && (
        <div className="cluster gap-4 row-gap-2">
          {exchange.answer.content === '' && <p>No answer came. Your question is still in the box below.</p>}
          <Button variant="secondary" size="small" onClick={() => askAtOnce(exchange.question.content)}>
            Try again
          </Button>
        </div>
      )}
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: A scrolling region must be reachable by keyboard.
  );
}
