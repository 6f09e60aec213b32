import type { ChatMessage } from '@practice/contract/assessments';
import { withoutOffers } from '@practice/desk/chat/nearest';
import { isSpanish } from '@practice/desk/spanish';
import { Button } from '@practice/ui/Button';
import { type ReactNode, useState } from 'react';
import { LazyMarkdown } from '../result/LazyMarkdown.tsx';
import styles from './Message.module.css';

interface MessageProps {
  from: ChatMessage['role'];
  content: string;
  isUnfinished: boolean;
  note: string | false | undefined;
  chipsOf: (questions: readonly string[]) => ReactNode;
}

export function Message({ from, content, isUnfinished, note, chipsOf }: MessageProps) {
  if (from === 'user') {
    return (
      <div className={`stack gap-1 ${styles.user}`} lang={languageOf(content)} data-from={from}>
        <p className="text-xs text-soft text-strong">You</p>
        <p className="break-anywhere pre-line">{content}</p>
      </div>
    );
  }
  const { text, offered } = withoutOffers(content);
  return (
    <div className="stack gap-1" data-from={from}>
      <p className="text-xs text-soft text-strong">Desk assistant</p>
      <div lang={languageOf(content)}>
        <LazyMarkdown text={text} />
      </div>
      {!isUnfinished && offered.length > 0 && chipsOf(offered)}
      {note && <p className="text-sm text-soft">{note}</p>}
      {!isUnfinished && <CopyButton text={content} />}
    </div>
  );
}

const languageOf = (text: string) => (isSpanish(text) ? 'es' : undefined);

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
