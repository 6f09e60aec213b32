import { Skeleton } from '@practice/ui/Skeleton';
import { Spinner } from '@practice/ui/Spinner';
import styles from './Loading.module.css';

export function Loading() {
  return (
    <div className={styles.loading}>
      <Spinner label="Loading…" />
    </div>
  );
}

interface LoadingBlocksProps {
  heights: readonly string[];
  className?: string;
  areFields?: boolean;
}

export function LoadingBlocks({ heights, className, areFields }: LoadingBlocksProps) {
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading…
      </span>
      {heights.map((height) => (
        <div key={height} className="stack gap-2">
          {areFields && <Skeleton style={{ width: '20%' }} />}
          <Skeleton style={{ height }} />
        </div>
      ))}
    </div>
  );
}
