import { asksFirst, askText, openEmergencies } from '@practice/desk/asking';
import { withoutCareText } from '@practice/desk/care';
import { withoutOffers } from '@practice/desk/chat/nearest';
import { needsDoctor } from '@practice/desk/emergency';
import { isSpanish } from '@practice/desk/spanish';
import { Button } from '@practice/ui/Button';
import { useState } from 'react';
import { ChipList } from '../ChipList.tsx';
import { Markdown } from '../result/Markdown.tsx';
import { RedFlags } from '../result/RedFlags.tsx';
import { SignQuestion } from '../result/Signs.tsx';
import styles from './Message.module.css';
import type { Advice } from './useAdvice.ts';

export function Message({ at, advice }: { at: number; advice: Advice }) {
  const { details, messages, exchange, isStopped, answerSign } = advice;
  const message = messages[at];
  if (!message?.content) return null;
  const isUser = message.role === 'user';
  const question = isUser ? undefined : messages[at - 1];
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
  // The warnings of the assessment are already shown above the conversation.
  const content = isUnfinished ? message.content : withoutCareText(message.content, details.redFlags);
  if (content === '' || content === askText(openEmergencies(details.redFlags))) return null;
  const { text, offered } = withoutOffers(content);
  const cutOff = isUnfinished && exchange.hasFailed && 'The answer was cut off here.';
  const note = isStopped(message) ? 'You stopped this answer.' : cutOff;
  return (
    <div className={`stack gap-1 ${isUser ? `tinted ${styles.user}` : ''}`} data-from={message.role}>
      <p className="text-xs text-soft text-strong">{isUser ? 'You' : 'Desk assistant'}</p>
      <div lang={isSpanish(content) ? 'es' : undefined}>
        {isUser ? <p className="break-anywhere pre-line">{content}</p> : <Markdown text={text} />}
      </div>
      {!isUser && !isUnfinished && offered.length > 0 && <ChipList chips={offered.map(advice.chip)} />}
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
    <Button
      variant="quiet"
      size="small"
      className="self-start outdent"
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setIsCopied(true);
      }}
      onBlur={() => setIsCopied(false)}
    >
      {isCopied ? 'Copied' : 'Copy answer'}
    </Button>
  );
}
