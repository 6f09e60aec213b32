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
  /** The CSS height of each block. */
  heights: readonly string[];
  className?: string;
  /** Whether the blocks are fields, with a label above each. */
  areFields?: boolean;
}

/** Reserves the space of what is loading. */
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
