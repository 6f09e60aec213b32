import { lazy } from 'react';
import { LoadBoundary } from '../../layout/LoadBoundary.tsx';
import styles from './Markdown.module.css';

// It is a third as large as the portal, so scores do not wait for it.
const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

export function LazyMarkdown({ text }: { text: string }) {
  const unformatted = (
    <div className={`break-anywhere ${styles.text}`}>
      <p>{text}</p>
    </div>
  );
  return (
    <LoadBoundary loading={unformatted} failed={unformatted}>
      <Markdown text={text} />
    </LoadBoundary>
  );
}
