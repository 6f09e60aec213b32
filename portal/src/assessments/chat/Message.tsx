import type { ChatMessage } from '@practice/contract/assessments';
import { asksFirst, askText, openEmergencies } from '@practice/desk/asking';
import { type RedFlag, withoutCareText } from '@practice/desk/care';
import { withoutOffers } from '@practice/desk/chat/nearest';
import { needsDoctor } from '@practice/desk/emergency';
import { isSpanish } from '@practice/desk/spanish';
import { Button } from '@practice/ui/Button';
import { type ReactNode, useState } from 'react';
import { Markdown } from '../result/Markdown.tsx';
import { RedFlags } from '../result/RedFlags.tsx';
import { SignQuestion } from '../result/Signs.tsx';
import styles from './Message.module.css';
import type { useAdvice } from './useAdvice.ts';

interface MessageProps {
  message: ChatMessage;
  /** Undefined for a question. */
  question: ChatMessage | undefined;
  /** Of the assessment, whose warnings are already shown above the conversation. */
  redFlags: readonly RedFlag[];
  advice: ReturnType<typeof useAdvice>;
  chipsOf: (questions: readonly string[]) => ReactNode;
}

export function Message({ message, question, redFlags, advice, chipsOf }: MessageProps) {
  const { exchange, isStopped, answerSign } = advice;
  if (message.content === '') return null;
  const asked = asksFirst(question?.redFlags ?? []);
  if (question && (asked.length > 0 || needsDoctor(question.redFlags))) {
    const answer = asked[0]?.kind === 'emergency' ? 'isNow' : 'isNew';
    return (
      <div data-care>
        {asked.length > 0 ? (
          <SignQuestion asked={asked} onAnswer={(isSo) => answerSign(question.content, { [answer]: isSo })} />
        ) : (
          <RedFlags flags={question.redFlags} writtenAt={question.createdAt} />
        )}
      </div>
    );
  }
  const isUnfinished = message === exchange?.answer;
  const content = isUnfinished ? message.content : withoutCareText(message.content, redFlags);
  if (content === '' || content === askText(openEmergencies(redFlags))) return null;
  const isUser = message.role === 'user';
  const { text, offered } = withoutOffers(content);
  const cutOff = isUnfinished && exchange.hasFailed && 'The answer was cut off here.';
  const note = isStopped(message) ? 'You stopped this answer.' : cutOff;
  return (
    <div className={`stack gap-1 ${isUser ? `tinted ${styles.user}` : ''}`} data-from={message.role}>
      <p className="text-xs text-soft text-strong">{isUser ? 'You' : 'Desk assistant'}</p>
      <div lang={isSpanish(content) ? 'es' : undefined}>
        {isUser ? <p className="break-anywhere pre-line">{content}</p> : <Markdown text={text} />}
      </div>
      {!isUser && !isUnfinished && offered.length > 0 && chipsOf(offered)}
      {note && <p className="text-sm text-soft">{note}</p>}
      {!isUser && !isUnfinished && <CopyButton text={content} />}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  // Browsers have no clipboard on plain http.
  if (!navigator.clipboard) return null;
  return (
    <div className="outdent">
      <Button
        variant="quiet"
        size="small"
        onClick={async () => {
          await navigator.clipboard.writeText(text);
          setIsCopied(true);
        }}
        onBlur={() => setIsCopied(false)}
      >
        {isCopied ? 'Copied' : 'Copy answer'}
      </Button>
    </div>
  );
}
