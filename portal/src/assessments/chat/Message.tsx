import type { ChatMessage } from '@practice/contract/assessments';
import { Button } from '@practice/ui/Button';
import { useState } from 'react';
import { LazyMarkdown } from '../result/LazyMarkdown.tsx';
import styles from './Message.module.css';

interface MessageProps {
  from: ChatMessage['role'];
  content: string;
  /** Still being written. */
  isUnfinished?: boolean;
  note?: string | undefined;
}

/** One turn of the conversation: who speaks stands above it. */
export function Message({ from, content, isUnfinished = false, note }: MessageProps) {
  if (from === 'user') {
    return (
      <div className={`${styles.message} ${styles.user}`}>
        <p className={styles.who}>You</p>
        <p className={styles.typed}>{content}</p>
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <p className={styles.who}>AI Ergonomic Therapist</p>
      <LazyMarkdown text={content} />
      {note && <p className={styles.note}>{note}</p>}
      {!isUnfinished && <Copy text={content} />}
    </div>
  );
}

function Copy({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  // On a plain http address a browser gives no page its clipboard.
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
