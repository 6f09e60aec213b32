import { postDate } from '@practice/contract/format';
import { Button } from '@practice/ui/Button';
import { useId, useMemo, useState } from 'react';
import styles from './Preview.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { PostFields } from './post-fields.ts';
import { previewPage } from './preview-page.ts';
import { previewStyles } from './preview-styles.ts';
import { usePreview } from './usePreview.ts';

const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Desktop', width: 1180 },
] as const;

type Shown = Pick<PostFields, 'title' | 'summary' | 'content' | 'category' | 'tags' | 'imageUrl'>;

interface PreviewProps {
  heading: string;
  fields: Shown;
  createdAt: string | undefined;
}

export function Preview({ heading, fields, createdAt }: PreviewProps) {
  const { title, summary, content, category, tags, imageUrl } = fields;
  const { data, error, isFetching, refetch } = usePreview({ title, summary, content });
  const [width, setWidth] = useState<number>(widths[0].width);
  const headingId = useId();
  const formattedTitle = data?.formattedTitle ?? title;
  const formattedSummary = data?.formattedSummary ?? summary;
  const contentHtml = data?.contentHtml ?? '';
  const readingMinutes = data?.readingMinutes ?? 1;

  const html = useMemo(
    () =>
      previewPage({
        title: formattedTitle,
        summary: formattedSummary,
        category,
        tags: tags.split(',').filter((tag) => tag.trim() !== ''),
        date: postDate(createdAt ?? new Date()),
        imageUrl,
        contentHtml,
        readingMinutes,
        styles: previewStyles,
      }),
    [formattedTitle, formattedSummary, category, tags, createdAt, imageUrl, contentHtml, readingMinutes],
  );

  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <div className={`cluster between text-sm ${styles.head}`}>
        <h2 id={headingId}>{heading}</h2>
        <span className={`text-xs text-soft ${styles.status}`}>{isFetching && 'Updating…'}</span>
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">Width of the preview</legend>
          {widths.map((choice) => (
            <label key={choice.label}>
              <input
                type="radio"
                name={headingId}
                checked={width === choice.width}
                onChange={() => setWidth(choice.width)}
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
      </div>
      {error ? (
        <p className={styles.problem} role="status">
          The preview could not be made. {error.message}{' '}
          <Button variant="quiet" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <PreviewFrame title={heading} html={html} width={width} />
      )}
    </section>
  );
}
