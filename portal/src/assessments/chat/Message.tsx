import type { ChatMessage } from '@practice/contract/assessments';
import { isSpanish } from '@practice/desk/chat/spanish';
import { Button } from '@practice/ui/Button';
import { useState } from 'react';
import { LazyMarkdown } from '../result/LazyMarkdown.tsx';
import styles from './Message.module.css';

interface MessageProps {
  from: ChatMessage['role'];
  content: string;
  isUnfinished?: boolean;
  note?: string | undefined;
}

export function Message({ from, content, isUnfinished = false, note }: MessageProps) {
  if (from === 'user') {
    return (
      <div className={`${styles.message} ${styles.user}`} lang={languageOf(content)}>
        <p className={styles.who}>You</p>
        <p className={styles.typed}>{content}</p>
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <p className={styles.who}>Desk assistant</p>
      <div lang={languageOf(content)}>
        <LazyMarkdown text={content} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {!isUnfinished && <Copy text={content} />}
    </div>
  );
}

/** Makes screen readers use the right language. */
const languageOf = (text: string) => (isSpanish(text) ? 'es' : undefined);

function Copy({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  // Browsers have no clipboard on plain http.
  if (!navigator.clipboard) return null;
  return (
    <div className={styles.copy}>
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
