import Skeleton from '@mui/material/Skeleton';
import { Page } from '../layout/Page.tsx';
import styles from './FormSkeleton.module.css';

interface FormSkeletonProps {
  title: string;
  back: { to: string; label: string };
}

/** A form whose content is on its way. */
export function FormSkeleton({ title, back }: FormSkeletonProps) {
  return (
    <Page title={title} back={back}>
      <div className={styles.form} aria-busy="true">
        <span className="visually-hidden" role="status">
          Loading…
        </span>
        {[44, 44, 100, 240].map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are always the same
          <div key={at}>
            <Skeleton variant="text" width="20%" />
            <Skeleton variant="rounded" height={height} />
          </div>
        ))}
      </div>
    </Page>
  );
}
