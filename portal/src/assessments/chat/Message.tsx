import type { ChatMessage } from '@practice/contract/assessments';
import { withoutOffers } from '@practice/desk/chat/nearest';
import { isSpanish } from '@practice/desk/spanish';
import { Button } from '@practice/ui/Button';
import { type ReactNode, useState } from 'react';
import { Markdown } from '../result/Markdown.tsx';
import styles from './Message.module.css';

interface MessageProps {
  from: ChatMessage['role'];
  content: string;
  isUnfinished: boolean;
  note: string | false | undefined;
  chipsOf: (questions: readonly string[]) => ReactNode;
}

export function Message({ from, content, isUnfinished, note, chipsOf }: MessageProps) {
  const isUser = from === 'user';
  const { text, offered } = withoutOffers(content);
  return (
    <div className={`stack gap-1 ${isUser ? styles.user : ''}`} data-from={from}>
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
