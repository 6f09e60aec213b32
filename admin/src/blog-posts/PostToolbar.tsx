import { Typography } from '@mui/material';
import type { BlogPost, BlogPostInput } from '@practice/contract/blog-posts';
import { timeInSentence } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { blogPost } from '@practice/contract/paths';
import { useEffect } from 'react';
import { SaveButton, setSubmissionErrors, useFormIsDirty, useRedirect, useSaveContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { PostStatus } from '../badges/Badges.tsx';
import { useDraft } from '../form/KeepDraft.tsx';
import { FormToolbar } from '../form/RecordForm.tsx';
import { useSaving } from '../form/useSaving.ts';
import { useToast } from '../layout/useToast.tsx';
import { fieldsOf, isChanged, type PostFields, postNames, rebase, timeOf } from './post-fields.ts';

export function PostToolbar({ post }: { post: BlogPost | undefined }) {
  const { published, scheduled, publishAt } = useWatch<PostFields>();
  const { isSubmitting } = useFormContext().formState;
  const isDirty = useFormIsDirty();
  const save = useSaveAndStay(post);
  useGoOn();
  const at = scheduled && !published ? timeOf(publishAt ?? null) : undefined;
  return (
    <FormToolbar
      save={at ? whenOnline(at) : post ? 'Update Post' : 'Create Post'}
      cancelTo="/blog-posts"
      onSaveKey={() => void save()}
    >
      {!published && !scheduled && (
        <SaveButton
          type="button"
          label="Publish"
          variant="outlined"
          icon={null}
          alwaysEnable={!isSubmitting}
          transform={(input: BlogPostInput) => ({ ...input, published: true })}
        />
      )}
      <Typography variant="caption" color="textSecondary" sx={{ order: 1, flexGrow: 1 }}>
        {post && <PostStatus post={post} />} {saveStatus(post, isDirty)}
      </Typography>
    </FormToolbar>
  );
}

const whenOnline = (at: Date) =>
  at <= new Date() ? 'Publish now' : `Schedule for ${timeInSentence(at).replace(' at ', ', ')}`;

function saveStatus(post: BlogPost | undefined, isDirty: boolean): string {
  if (isDirty)
    return `${post?.published ? 'Your changes aren’t on the website yet' : 'Not saved yet'}. Your text is kept on this computer`;
  if (!post) return 'A new post is a draft until you publish it';
  return post.published ? 'Everything is saved' : 'Everything is saved. Only admins see it';
}

function useSaveAndStay(post: BlogPost | undefined) {
  const form = useFormContext<PostFields>();
  const { save } = useSaveContext();
  const { announce } = usePostSaving(post === undefined);
  const navigate = useNavigate();
  return async () => {
    const sent = form.getValues();
    let saved: BlogPost | undefined;
    await form.handleSubmit(async (input) => {
      const errors = await save?.(input, {
        onSuccess(answer: BlogPost) {
          saved = answer;
        },
      });
      if (errors) setSubmissionErrors(errors, (name, error) => form.setError(name as 'title', error));
    })();
    if (!saved) return;
    announce(saved, post);
    if (post) return rebase(form, sent, fieldsOf(saved));
    const typed = form.getValues();
    const since = postNames.filter((name) => isChanged(name, typed, sent)).map((name) => [name, typed[name]]);
    const { name, selectionStart: caret } = document.activeElement as Partial<HTMLTextAreaElement>;
    const goesOn: GoesOn = { since: Object.fromEntries(since), name, caret };
    navigate(`/blog-posts/edit/${saved.id}`, { replace: true, state: { goesOn } });
  };
}

type GoesOn = { since: Partial<PostFields>; name: string | undefined; caret: number | null | undefined };

/** The form of a new post was replaced by that of the saved one. The author goes on in the same place. */
function useGoOn() {
  const { setValue, formState } = useFormContext();
  const { isReady } = formState;
  const navigate = useNavigate();
  const goesOn: GoesOn | undefined = useLocation().state?.goesOn;
  useEffect(() => {
    if (!goesOn || !isReady) return;
    const { since, name, caret } = goesOn;
    for (const [changed, value] of Object.entries(since)) setValue(changed, value, { shouldDirty: true });
    const field = name && document.querySelector<HTMLTextAreaElement>(`form [name="${name}"]`);
    if (field) field.focus();
    if (field && typeof caret === 'number') field.setSelectionRange(caret, caret);
    navigate('.', { replace: true, state: null });
  }, [goesOn, isReady, setValue, navigate]);
}

const { created, updated, createFailed, updateFailed, signInToCreate, signInToUpdate, nowPublic } =
  messages.blog;

export function usePostSaving(isNew: boolean) {
  const toast = useToast();
  const redirect = useRedirect();
  const draft = useDraft();
  const { onError } = useSaving<BlogPost>({
    failed: isNew ? createFailed : updateFailed,
    loggedOut: isNew ? signInToCreate : signInToUpdate,
  });

  function announce(saved: BlogPost, post: BlogPost | undefined) {
    draft.keep();
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
