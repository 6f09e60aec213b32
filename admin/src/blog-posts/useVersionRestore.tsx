import type { BlogPost, BlogPostVersion } from '@practice/contract/blog-posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { Notice } from '../layout/Notice.tsx';
import { dayAndTime } from '../practice-days.ts';

/** Asks, and then makes an earlier version the post's text again. */
export function useVersionRestore(post: BlogPost, onRestored: (post: BlogPost) => void) {
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function restore({ version, savedAt }: BlogPostVersion) {
    setIsBusy(true);
    try {
      const restored = await calls.restorePostVersion(post.id, version);
      queries.invalidateQueries({ queryKey: ['blog-posts'] });
      notify(
        <Notice
          title="Version restored"
          description={`A draft now, with the text of ${dayAndTime(savedAt)}.`}
        />,
      );
      onRestored(restored);
    } catch (error) {
      const description = error instanceof Error ? error.message : '';
      notify(<Notice title="The version was not restored" description={description} variant="destructive" />);
    }
    setIsBusy(false);
    setIsAsking(false);
  }

  return {
    isAsking,
    isBusy,
    ask: () => setIsAsking(true),
    cancel: () => setIsAsking(false),
    restore,
  };
}
