import type { Client } from '@practice/contract/clients';
import { Badge } from '@practice/ui/Badge';
import styles from './Clients.module.css';
import { accountBadges } from './client-words.ts';

export function AccountBadges({ client }: { client: Client }) {
  const badges = accountBadges(client);
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
