import { Badge, type BadgeTone } from '@practice/ui/Badge';
import styles from './BadgeList.module.css';

export interface BadgeContent {
  text: string;
  tone: BadgeTone;
}

/** Several badges side by side. It renders nothing without any. */
export function BadgeList({ badges }: { badges: readonly BadgeContent[] }) {
  if (badges.length === 0) return null;
  return (
    <span className={styles.badges}>
      {badges.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
