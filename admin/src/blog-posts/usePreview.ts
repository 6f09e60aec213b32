import type { BlogPostPreview, BlogPostPreviewInput } from '@practice/contract/blog-posts';
import { blogPosts } from '@practice/contract/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';

/** How long somebody must pause before the preview is updated, in milliseconds. */
const pause = 500;

/** The rendered content of a post, updated after a pause in typing. */
export function usePreview({ title, summary, content }: BlogPostPreviewInput) {
  const calls = useCallsInPlace();
  const [rested, setRested] = useState({ title, summary, content });

  useEffect(() => {
    const timer = setTimeout(() => setRested({ title, summary, content }), pause);
    return () => clearTimeout(timer);
  }, [title, summary, content]);

  return useQuery<BlogPostPreview, CallError>({
    queryKey: ['post-preview', rested],
    queryFn: () => calls.call(blogPosts.preview, rested),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
