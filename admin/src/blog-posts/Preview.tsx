import { Box, Card } from '@mui/material';
import type { BlogPostPreview } from '@practice/contract/blog-posts';
import { postDate } from '@practice/contract/format';
import { blogPosts } from '@practice/contract/routes';
import article from '@practice/ui/article.css?inline';
import base from '@practice/ui/base.css?inline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import { RetryMessage } from '../layout/Loading.tsx';
import { tagsOf } from './post-fields.ts';
import { frameStyles, previewPage } from './preview-page.ts';

const pageStyles = [base, frameStyles, article].join('\n');

type Texts = { [Name in 'title' | 'summary' | 'content' | 'category' | 'imageUrl']?: string | null };

interface PreviewProps {
  heading: string;
  fields: Texts & { tags?: string | readonly string[] | null };
  createdAt: string | undefined;
}

export function Preview({ heading, fields, createdAt }: PreviewProps) {
  const { tags = '' } = fields;
  const title = fields.title ?? '';
  const summary = fields.summary ?? '';
  const typed = JSON.stringify({ title, summary, content: fields.content ?? '' });
  const [text, setText] = useState(typed);
  const format = useDebouncedEvent(setText, 500);
  useEffect(() => format(typed), [format, typed]);
  const calls = useCallsWithoutRedirect();
  const { data, error, isFetching, refetch } = useQuery<BlogPostPreview, CallError>({
    queryKey: ['post-preview', text],
    queryFn: () => calls.call(blogPosts.preview, { body: JSON.parse(text) }),
    placeholderData: keepPreviousData,
    staleTime: 'static',
    gcTime: 60_000,
  });
  const headingId = useId();
  const html = previewPage({
    formattedTitle: title,
    formattedSummary: summary,
    contentHtml: '',
    readingMinutes: 1,
    ...data,
    category: fields.category ?? '',
    tags: typeof tags === 'object' && tags ? tags : tagsOf(tags),
    date: postDate(createdAt ?? new Date()),
    imageUrl: fields.imageUrl ?? '',
    styles: pageStyles,
  });

  return (
    <Card component="section" sx={column} aria-labelledby={headingId}>
      <Box className="cluster" sx={{ px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <h2 id={headingId}>{heading}</h2>
        {isFetching && <small className="text-soft">Updating…</small>}
      </Box>
      {error ? (
        <RetryMessage role="status" sx={{ m: 2, alignSelf: 'start' }} onRetry={refetch}>
          We couldn’t load the preview. {error.message}
        </RetryMessage>
      ) : (
        <PreviewFrame title={heading} html={html} />
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

/** Keeps its scroll position when the page changes. */
function PreviewFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const top = element.contentWindow?.scrollY ?? 0;
    const scroll = () => element.contentWindow?.scrollTo(0, top);
    element.addEventListener('load', scroll, { once: true });
    element.srcdoc = html;
    return () => element.removeEventListener('load', scroll);
  }, [html]);

  return <Box component="iframe" ref={frame} title={title} sx={{ flex: 1, width: '100%', border: 0 }} />;
}
