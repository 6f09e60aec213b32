import type { BlogPost } from '@practice/contract/blog-posts';
import { timeInSentence } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { blogPost } from '@practice/contract/paths';
import { useRedirect } from 'react-admin';
import { useSaving } from '../form/useSaving.tsx';
import { useToast } from '../layout/useToast.tsx';
import { useLocalCopies } from './LocalCopy.tsx';

const { created, updated, createFailed, updateFailed, signInToCreate, signInToUpdate, nowPublic } =
  messages.blog;

export function usePostSaving(isNew: boolean) {
  const toast = useToast();
  const redirect = useRedirect();
  const { keep } = useLocalCopies();
  const { onError } = useSaving<BlogPost>({
    onSaved: () => {},
    failed: isNew ? createFailed : updateFailed,
    loggedOut: isNew ? signInToCreate : signInToUpdate,
  });

  function announce(saved: BlogPost, post: BlogPost | undefined) {
    keep(post?.id);
    toast({
      ...(post ? updated : created),
      ...(saved.published && !post?.published && { description: nowPublic }),
      ...(saved.publishAt &&
        !saved.published && { description: `It goes online ${timeInSentence(saved.publishAt)}.` }),
      link: { label: saved.published ? 'View post' : 'View draft', href: blogPost(saved.slug) },
    });
  }

  return {
    announce,
    onError,
    onSuccess(saved: BlogPost, { previousData }: { data?: unknown; previousData?: BlogPost }) {
      announce(saved, previousData);
      redirect('list', 'blog-posts');
    },
  };
}
