import type { BlogPost, BlogPostInput } from '@practice/contract/blog-posts';
import { timeInSentence } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { adminBlogPost, blogPost } from '@practice/contract/paths';
import { followTitle } from '@practice/contract/slug';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import { isSame, useAdminForm } from '../form/useAdminForm.ts';
import {
  checkPost,
  emptyPost,
  fieldsOf,
  mergeFields,
  type PostFields,
  postLabels,
  postNames,
} from './post-fields.ts';
import { useLocalCopy } from './useLocalCopy.ts';

export type PostEditor = ReturnType<typeof usePostEditor>;

export function usePostEditor(loaded: BlogPost | undefined) {
  const [post, setPost] = useState(loaded);
  const base = post ? fieldsOf(post) : emptyPost;
  const form = useAdminForm({
    labels: postLabels,
    values: base,
    check: checkPost,
    send: save,
    onFailure,
    savesDraft: false,
  });
  const fields = form.watch();
  const localCopy = useLocalCopy({ postId: post?.id ?? 'new', base, fields, getFields: form.getValues });
  const [theirs, setTheirs] = useState<BlogPost>();
  const titleBefore = useRef(base.title);
  const calls = useCallsWithoutRedirect();

  function setFields(values: PostFields) {
    const typed = form.getValues();
    for (const name of postNames) {
      if (typed[name] !== values[name]) form.setValue(name, values[name]);
    }
    titleBefore.current = values.title;
    form.clearErrors();
  }

  async function save(input: BlogPostInput): Promise<BlogPost> {
    const submitted = form.getValues();
    const { data: saved } = post
      ? await calls.update<BlogPost>('blog-posts', {
          id: post.id,
          data: { ...input, version: post.version },
          previousData: post,
        })
      : await calls.create<BlogPost>('blog-posts', { data: input });
    // Keeps what was typed while the post was being saved.
    setFields(mergeFields(submitted, form.getValues(), fieldsOf(saved)));
    setPost(saved);
    localCopy.markSaved(fieldsOf(saved));
    const isNowPublic = saved.published && !post?.published;
    toast({
      ...(post ? messages.blog.updated : messages.blog.created),
      ...(isNowPublic && { description: messages.blog.nowPublic }),
      ...(saved.publishAt &&
        !saved.published && { description: `It goes online ${timeInSentence(saved.publishAt)}.` }),
      link: { label: saved.published ? 'View post' : 'View draft', href: blogPost(saved.slug) },
    });
    return saved;
  }

  async function onFailure(error: CallError) {
    if (error.status === 401) {
      toast(post ? messages.blog.signInToUpdate : messages.blog.signInToCreate);
      return;
    }
    if (error.isOutdated && post) {
      // If it cannot be loaded, the toast says why the save failed, which is what the author needs to know.
      const newest = await calls.getOne<BlogPost>('blog-posts', { id: post.id }).catch(() => undefined);
      if (newest) return setTheirs(newest.data);
    }
    toast((post ? messages.blog.updateFailed : messages.blog.createFailed)(error.message));
  }

  function replaceBy(other: BlogPost) {
    if (form.isUnsaved()) localCopy.keepCopy(form.getValues());
    setPost(other);
    setFields(fieldsOf(other));
  }

  const leave = () => form.leave('/blog-posts');

  return {
    form,
    fields,
    base,
    post,
    theirs,
    isDirty: !isSame(fields, base),
    replaceBy,

    updateSlug(title: string) {
      const slug = followTitle(form.getValues('slug'), titleBefore.current, title);
      titleBefore.current = title;
      form.setValue('slug', slug, { shouldValidate: form.getFieldState('slug').invalid });
    },

    async saveAndLeave() {
      if (await form.submit()) leave();
    },
    async saveAndStay() {
      const saved = await form.submit();
      // A reload must open this post. The router is not used, because it would draw a new screen.
      if (saved && !post) window.history.replaceState(window.history.state, '', adminBlogPost.edit(saved.id));
    },
    async publish() {
      form.setValue('published', true, { shouldDirty: true });
      if (await form.submit()) leave();
      // It was not saved, so it is not published either.
      else form.setValue('published', false);
    },
    cancel() {
      if (form.isUnsaved()) {
        const description = 'Your text is kept on this computer, and you can pick it up when you come back.';
        toast({ title: 'Not saved', description });
      }
      leave();
    },

    offer: localCopy.offer,
    restoreOffer() {
      if (localCopy.offer) setFields(localCopy.offer.fields);
      localCopy.dismissOffer();
    },
    discardOffer: localCopy.dismissOffer,

    decideLater: () => setTheirs(undefined),
    keepMine() {
      if (!theirs) return;
      setFields(mergeFields(base, form.getValues(), fieldsOf(theirs)));
      setPost(theirs);
      setTheirs(undefined);
      toast({
        title: 'Your text is now based on the newest version',
        description: 'Save it when you’re ready.',
      });
    },
    takeTheirs() {
      if (theirs) replaceBy(theirs);
      setTheirs(undefined);
    },
  };
}
