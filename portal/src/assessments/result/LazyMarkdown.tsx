import { lazy, Suspense } from 'react';
import { LoadBoundary } from '../../layout/LoadBoundary.tsx';
import styles from './Markdown.module.css';

// As large as a third of the portal: whoever only looks at their scores does not wait for it.
const Formatted = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

/** Formatted text. It can be read as it was written while the formatting is fetched, and where it doesn’t come. */
export function LazyMarkdown({ text }: { text: string }) {
  const asWritten = (
    <div className={styles.text}>
      <p>{text}</p>
    </div>
  );
  return (
    <LoadBoundary fallback={asWritten}>
      <Suspense fallback={asWritten}>
        <Formatted text={text} />
      </Suspense>
    </LoadBoundary>
  );
}
