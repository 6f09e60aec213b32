import { Typography } from '@mui/material';
import type { BlogPost } from '@practice/contract/blog-posts';
import { timeInSentence } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { blogPost } from '@practice/contract/paths';
import { setSubmissionErrors, useFormIsDirty, useSaveContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PostStatus } from '../badges/Badges.tsx';
import { FormToolbar, SaveWith } from '../form/RecordForm.tsx';
import { useSaving } from '../form/useSaving.ts';
import { fieldsOf, type PostFields, rebase, timeOf } from './post-fields.ts';

export function PostToolbar({ post }: { post: BlogPost | undefined }) {
  const { published, scheduled, publishAt } = useWatch<PostFields>();
  const isDirty = useFormIsDirty();
  const save = useSaveAndStay(post);
  const at = scheduled && !published ? timeOf(publishAt ?? null) : undefined;
  return (
    <FormToolbar
      save={at ? whenOnline(at) : post ? 'Update Post' : 'Create Post'}
      cancelTo="/blog-posts"
      onSaveKey={() => void save()}
    >
      {!published && !scheduled && <SaveWith label="Publish" change={{ published: true }} />}
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
  const { onSuccess } = usePostSaving(post === undefined);
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
    onSuccess(saved, { previousData: post });
    if (!post) navigate(`/blog-posts/edit/${saved.id}`, { replace: true });
    rebase(form, sent, fieldsOf(saved));
  };
}

const { created, updated, createFailed, updateFailed, signInToCreate, signInToUpdate, nowPublic } =
  messages.blog;

export const usePostSaving = (isNew: boolean, next?: string) =>
  useSaving<BlogPost>({
    done: (saved, before) => ({
      ...(isNew ? created : updated),
      ...(saved.published && !before?.published && { description: nowPublic }),
      ...(saved.publishAt &&
        !saved.published && { description: `It goes online ${timeInSentence(saved.publishAt)}.` }),
      link: { label: saved.published ? 'View post' : 'View draft', href: blogPost(saved.slug) },
    }),
    to: next,
    failed: isNew ? createFailed : updateFailed,
    loggedOut: isNew ? signInToCreate : signInToUpdate,
  });
