import type { BlogPost, BlogPostInput } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { adminBlogPost } from '@practice/contract/paths';
import { followTitle } from '@practice/contract/slug';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { faultsByField } from '../form/field-errors.ts';
import { Notice } from '../layout/Notice.tsx';
import {
  checkPost,
  emptyPost,
  fieldNames,
  fieldsOf,
  isSame,
  merged,
  type PostFields,
} from './post-fields.ts';
import { useLocalCopy } from './useLocalCopy.ts';

export type PostEditor = ReturnType<typeof usePostEditor>;

/** A post in the making: its fields, what the server holds of it, and the ways from the one to the other. */
export function usePostEditor(loaded: BlogPost | undefined) {
  const [post, setPost] = useState(loaded);
  const base = useMemo(() => (post ? fieldsOf(post) : emptyPost), [post]);
  const form = useForm<PostFields, unknown, BlogPostInput>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: examine,
  });
  const fields = form.watch();
  const localCopy = useLocalCopy({ about: post?.id ?? 'new', base, fields });
  const titleBefore = useRef(base.title);
  const isLeaving = useRef(false);
  const running = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  /** Somebody else's newer version, while it is not decided what becomes of the two. */
  const [theirs, setTheirs] = useState<BlogPost>();
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();

  function setFields(wanted: PostFields) {
    const typed = form.getValues();
    for (const name of fieldNames) {
      if (typed[name] !== wanted[name]) form.setValue(name, wanted[name]);
    }
    titleBefore.current = wanted.title;
    form.clearErrors();
  }

  async function send(input: BlogPostInput): Promise<BlogPost> {
    if (!post) return (await calls.create<BlogPost>('blog-posts', { data: input })).data;
    const data = { ...input, version: post.version };
    return (await calls.update<BlogPost>('blog-posts', { id: post.id, data, previousData: post })).data;
  }

  async function save(input: BlogPostInput, then: 'leave' | 'stay') {
    const submitted = form.getValues();
    try {
      const saved = await send(input);
      // What was typed while the answer was on its way stays.
      const kept = merged(submitted, form.getValues(), fieldsOf(saved));
      setFields(kept);
      setPost(saved);
      setIsSignedOut(false);
      localCopy.settle(kept);
      // Nobody waits for the lists: they are asked anew when they are seen.
      queries.invalidateQueries({ queryKey: ['blog-posts'] });
      notify(<Notice {...(post ? messages.blog.updated : messages.blog.created)} />);
      if (then === 'leave') leave();
      // The screen is this post's from now on, also after a reload. Not by the router: it would draw a new screen.
      else if (!post) window.history.replaceState(window.history.state, '', adminBlogPost.edit(saved.id));
    } catch (error) {
      await explain(error instanceof CallError ? error : new CallError(error));
    }
  }

  async function explain({ status, message, body }: CallError) {
    const failed = post ? messages.blog.updateFailed : messages.blog.createFailed;
    const faults = Object.entries(body.errors);
    setIsSignedOut(status === 401);
    if (status === 401) {
      notify(<Notice {...(post ? messages.blog.signInToUpdate : messages.blog.signInToCreate)} />);
      return;
    }
    if (status === 409 && faults.length === 0 && post && (await compare(post.id))) return;
    for (const [path, text] of faults) {
      const name = fieldNames.find((field) => path === field || path.startsWith(`${field}.`));
      if (name) form.setError(name, { type: 'server', message: text }, { shouldFocus: true });
    }
    notify(<Notice {...failed(message)} />);
  }

  async function compare(id: number): Promise<boolean> {
    try {
      setTheirs((await calls.getOne<BlogPost>('blog-posts', { id })).data);
      return true;
    } catch {
      return false;
    }
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
    isSaving,
    isSignedOut,
    isDirty: !isSame(fields, base),
    offer: localCopy.offer,

    isUnsaved: () => !isLeaving.current && !isSame(form.getValues(), base),

    /** The slug follows the title until somebody writes one of their own. */
    retitle(title: string) {
      const slug = followTitle(form.getValues('slug'), titleBefore.current, title);
      titleBefore.current = title;
      form.setValue('slug', slug, { shouldValidate: form.getFieldState('slug').invalid });
    },

    async submit(then: 'leave' | 'stay') {
      if (running.current) return;
      running.current = true;
      setIsSaving(true);
      await form.handleSubmit((input) => save(input, then))();
      running.current = false;
      setIsSaving(false);
    },

    cancel() {
      if (!isSame(form.getValues(), base)) {
        const description = 'Your text is kept on this computer. It is offered when you come back.';
        notify(<Notice title="Not saved" description={description} />);
      }
      leave();
    },

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
      notify(
        <Notice title="Your text stands on the newest version" description="Save it when you are ready." />,
      );
    },
    takeTheirs() {
      if (theirs) replaceBy(theirs);
      setTheirs(undefined);
    },
    replaceBy,
  };

  /** Another state of the post fills the form; what was typed and not saved is put aside. */
  function replaceBy(other: BlogPost) {
    const typed = form.getValues();
    if (!isSame(typed, base)) localCopy.putAside(typed);
    setPost(other);
    setFields(fieldsOf(other));
  }
}

const examine: Resolver<PostFields, unknown, BlogPostInput> = (fields) => {
  const { output, errors } = checkPost(fields);
  return output ? { values: output, errors: {} } : { values: {}, errors: faultsByField(errors) };
};
