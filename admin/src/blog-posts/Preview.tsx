import { Box, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { BlogPost, BlogPostPreview, BlogPostPreviewInput } from '@practice/contract/blog-posts';
import { postDate } from '@practice/contract/format';
import { blogPosts } from '@practice/contract/routes';
import article from '@practice/ui/article.css?inline';
import base from '@practice/ui/base.css?inline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import { useDebounced } from '../form/useDebounced.ts';
import { RetryMessage } from '../layout/Loading.tsx';
import page from './preview-page.css?inline';
import { previewPage } from './preview-page.ts';

const pageStyles = [base, page, article].join('\n');

const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Desktop', width: 1180 },
] as const;

interface PreviewProps {
  heading: string;
  fields: { [Name in 'title' | 'summary' | 'content' | 'category' | 'imageUrl']?: string | null } & Pick<
    BlogPost,
    'tags'
  >;
  createdAt: string | undefined;
}

export function Preview({ heading, fields, createdAt }: PreviewProps) {
  const title = fields.title ?? '';
  const summary = fields.summary ?? '';
  const { data, error, isFetching, refetch } = useRendered({ title, summary, content: fields.content ?? '' });
  const [width, setWidth] = useState<number>(widths[0].width);
  const headingId = useId();
  const html = previewPage({
    formattedTitle: title,
    formattedSummary: summary,
    contentHtml: '',
    readingMinutes: 1,
    ...data,
    category: fields.category ?? '',
    tags: fields.tags,
    date: postDate(createdAt ?? new Date()),
    imageUrl: fields.imageUrl ?? '',
    styles: pageStyles,
  });

  return (
    <Card component="section" sx={column} aria-labelledby={headingId}>
      <Box className="cluster" sx={{ px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h6" component="h2" id={headingId}>
          {heading}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ mr: 'auto' }}>
          {isFetching && 'Updating…'}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width of the preview"
          value={width}
          onChange={(_, chosen: number | null) => setWidth(chosen ?? width)}
        >
          {widths.map((choice) => (
            <ToggleButton key={choice.label} value={choice.width}>
              {choice.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {error ? (
        <RetryMessage role="status" sx={{ m: 2, alignSelf: 'start' }} onRetry={refetch}>
          We couldn’t load the preview. {error.message}
        </RetryMessage>
      ) : (
        <PreviewFrame title={heading} html={html} width={width} />
      )}
    </Card>
  );
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  bgcolor: 'var(--color-surface-quiet)',
};

function useRendered(text: BlogPostPreviewInput) {
  const calls = useCallsWithoutRedirect();
  const input = useDebounced(JSON.stringify(text), 500);
  return useQuery<BlogPostPreview, CallError>({
    queryKey: ['post-preview', input],
    queryFn: () => calls.call(blogPosts.preview, { body: JSON.parse(input) }),
    placeholderData: keepPreviousData,
    staleTime: 'static',
    gcTime: 60_000,
  });
}

function PreviewFrame({ title, html, width }: { title: string; html: string; width: number }) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const top = element.contentWindow?.scrollY ?? 0;
    const scroll = () => element.contentWindow?.scrollTo(0, top);
    element.addEventListener('load', scroll, { once: true });
    element.srcdoc = html;
    return () => element.removeEventListener('load', scroll);
  }, [html]);

  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <Box
      ref={container}
      sx={{ flex: 1, overflow: 'hidden', '& iframe': { border: 0, transformOrigin: '0 0' } }}
    >
      <iframe
        ref={frame}
        title={title}
        style={{
          width,
          height: size.height / scale,
          marginLeft: Math.max(0, (size.width - width) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </Box>
  );
}
