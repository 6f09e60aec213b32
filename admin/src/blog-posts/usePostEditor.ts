import type { BlogPost, BlogPostInput } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { adminBlogPost, blogPost } from '@practice/contract/paths';
import { followTitle } from '@practice/contract/slug';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { isSame } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { checkPost, emptyPost, fieldsOf, merged, type PostFields, postFields } from './post-fields.ts';
import { useLocalCopy } from './useLocalCopy.ts';

export type PostEditor = ReturnType<typeof usePostEditor>;

/** A post in the making: its fields, what the server holds of it, and the ways from the one to the other. */
export function usePostEditor(loaded: BlogPost | undefined) {
  const [post, setPost] = useState(loaded);
  const base = useMemo(() => (post ? fieldsOf(post) : emptyPost), [post]);
  const form = useForm<PostFields, unknown, BlogPostInput>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: (typed) => resolved(checkPost(typed)),
  });
  const fields = form.watch();
  const localCopy = useLocalCopy({ about: post?.id ?? 'new', base, fields, current: form.getValues });
  /** Somebody else's newer version, while it is not decided what becomes of the two. */
  const [theirs, setTheirs] = useState<BlogPost>();
  const saving = useSaving({ form, fields: postFields, save, onFailure });
  const titleBefore = useRef(base.title);
  const isLeaving = useRef(false);
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isDirtyNow = () => !isSame(postFields, form.getValues(), base);

  function setFields(wanted: PostFields) {
    const typed = form.getValues();
    for (const { name } of postFields) {
      if (typed[name] !== wanted[name]) form.setValue(name, wanted[name]);
    }
    titleBefore.current = wanted.title;
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
    // What was typed while the answer was on its way stays.
    setFields(merged(submitted, form.getValues(), fieldsOf(saved)));
    setPost(saved);
    localCopy.settle(fieldsOf(saved));
    // Nobody waits for the lists: they are loaded again when they are seen.
    queries.invalidateQueries({ queryKey: ['blog-posts'] });
    const isNowPublic = saved.published && !post?.published;
    toast({
      ...(post ? messages.blog.updated : messages.blog.created),
      ...(isNowPublic && { description: messages.blog.nowPublic }),
      link: { label: saved.published ? 'View post' : 'View draft', href: blogPost(saved.slug) },
    });
    return saved;
  }

  async function onFailure({ status, message, body }: CallError) {
    if (status === 401) {
      toast(post ? messages.blog.signInToUpdate : messages.blog.signInToCreate);
      return;
    }
    const isConflict = status === 409 && Object.keys(body.errors).length === 0;
    if (isConflict && post && (await loadTheirs(post.id))) return;
    toast((post ? messages.blog.updateFailed : messages.blog.createFailed)(message));
  }

  async function loadTheirs(id: number): Promise<boolean> {
    try {
      setTheirs((await calls.getOne<BlogPost>('blog-posts', { id })).data);
      return true;
    } catch {
      // The caller then shows why the save failed, which is what the author needs to know.
      return false;
    }
  }

  /** Another state of the post fills the form; what was typed and not saved is put aside. */
  function replaceBy(other: BlogPost) {
    if (isDirtyNow()) localCopy.putAside(form.getValues());
    setPost(other);
    setFields(fieldsOf(other));
  }

  function leave() {
    isLeaving.current = true;
    navigate('/blog-posts');
  }

  return {
    form,
    fields,
    base,
    post,
    theirs,
    isSaving: saving.isSaving,
    isSignedOut: saving.isSignedOut,
    isDirty: !isSame(postFields, fields, base),
    isUnsaved: () => !isLeaving.current && isDirtyNow(),
    replaceBy,

    /** The slug follows the title until somebody writes one of their own. */
    retitle(title: string) {
      const slug = followTitle(form.getValues('slug'), titleBefore.current, title);
      titleBefore.current = title;
      form.setValue('slug', slug, { shouldValidate: form.getFieldState('slug').invalid });
    },

    async saveAndLeave() {
      if (await saving.submit()) leave();
    },
    async saveAndStay() {
      const saved = await saving.submit();
      // The screen is this post's from now on, also after a reload. Not by the router: it would draw a new screen.
      if (saved && !post) window.history.replaceState(window.history.state, '', adminBlogPost.edit(saved.id));
    },
    /** The draft, as it now reads, for everybody. */
    async publish() {
      form.setValue('published', true, { shouldDirty: true });
      if (await saving.submit()) leave();
      // What was not saved is no more public than before.
      else form.setValue('published', false);
    },
    cancel() {
      if (isDirtyNow()) {
        const description = 'Your text is kept on this computer, and you can pick it up when you come back.';
        toast({ title: 'Not saved', description });
      }
      leave();
    },

    offer: localCopy.offer,
    restoreOffer() {
      if (localCopy.offer) setFields(localCopy.offer.fields);
      localCopy.answer();
    },
    discardOffer: localCopy.answer,

    decideLater: () => setTheirs(undefined),
    /** My text stays, on top of the newest version. */
    keepMine() {
      if (!theirs) return;
      setFields(merged(base, form.getValues(), fieldsOf(theirs)));
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
