import type { BlogPostPreview, BlogPostPreviewInput } from '@practice/contract/blog-posts';
import { postDate } from '@practice/contract/format';
import { blogPosts } from '@practice/contract/routes';
import article from '@practice/ui/article.css?inline';
import { Button } from '@practice/ui/Button';
import base from '@practice/ui/base.css?inline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import { useDebounced } from '../form/useDebounced.ts';
import segments from '../layout/Segments.module.css';
import styles from './Preview.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { PostFields } from './post-fields.ts';
import page from './preview-page.css?inline';
import { previewPage } from './preview-page.ts';

const pageStyles = [base, page, article].join('\n');

const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Desktop', width: 1180 },
] as const;

interface PreviewProps {
  heading: string;
  fields: Pick<PostFields, 'title' | 'summary' | 'content' | 'category' | 'tags' | 'imageUrl'>;
  createdAt: string | undefined;
}

export function Preview({ heading, fields, createdAt }: PreviewProps) {
  const { title, summary, content, category, tags, imageUrl } = fields;
  const { data, error, isFetching, refetch } = useRendered({ title, summary, content });
  const [width, setWidth] = useState<number>(widths[0].width);
  const headingId = useId();
  const html = previewPage({
    formattedTitle: title,
    formattedSummary: summary,
    contentHtml: '',
    readingMinutes: 1,
    ...data,
    category,
    tags: tags.split(',').filter((tag) => tag.trim() !== ''),
    date: postDate(createdAt ?? new Date()),
    imageUrl,
    styles: pageStyles,
  });

  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <div className={`cluster between tight-rows text-sm ${styles.head}`}>
        <h2 id={headingId}>{heading}</h2>
        <span className={`text-xs text-soft ${styles.status}`}>{isFetching && 'Updating…'}</span>
        <fieldset className={segments.row}>
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
        <p className={`text-sm text-danger ${styles.problem}`} role="status">
          We couldn’t load the preview. {error.message}{' '}
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

function useRendered(text: BlogPostPreviewInput) {
  const calls = useCallsWithoutRedirect();
  const input = useDebounced(JSON.stringify(text), 500);
  return useQuery<BlogPostPreview, CallError>({
    queryKey: ['post-preview', input],
    queryFn: () => calls.call(blogPosts.preview, JSON.parse(input)),
    placeholderData: keepPreviousData,
    staleTime: 'static',
    gcTime: 60_000,
  });
}
