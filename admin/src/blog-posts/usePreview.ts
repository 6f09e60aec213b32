import type { BlogPostPreview } from '@practice/contract/blog-posts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';

/** How long somebody must pause before the preview is updated, in milliseconds. */
const pause = 500;

/** The content as the page will show it, a moment behind what is typed. */
export function usePreview(content: string) {
  const calls = useCallsInPlace();
  const [rested, setRested] = useState(content);

  useEffect(() => {
    const timer = setTimeout(() => setRested(content), pause);
    return () => clearTimeout(timer);
  }, [content]);

  return useQuery<BlogPostPreview, CallError>({
    queryKey: ['post-preview', rested],
    queryFn: () => calls.previewPost(rested),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
