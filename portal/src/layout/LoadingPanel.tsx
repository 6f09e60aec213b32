import { Card } from '@practice/ui/Card';
import { Skeleton } from '@practice/ui/Skeleton';
import styles from './Panel.module.css';

export function LoadingPanel() {
  return (
    <div aria-busy="true">
      <Card className={styles.panel}>
        <span className="said" role="status">
          Loading...
        </span>
        <Skeleton style={{ inlineSize: '12rem', blockSize: '1.75rem' }} />
        <Skeleton style={{ inlineSize: '100%' }} />
        <Skeleton style={{ inlineSize: '70%' }} />
      </Card>
    </div>
  );
}
