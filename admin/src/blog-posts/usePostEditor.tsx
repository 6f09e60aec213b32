import type { BlogPost, BlogPostInput } from '@practice/contract/blog-posts';
import { adminBlogPost } from '@practice/contract/paths';
import { followTitle } from '@practice/contract/slug';
import { useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
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
import { usePostSaving } from './usePostSaving.tsx';

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
  /** Somebody else's newer version, while it is not decided what becomes of the two. */
  const [theirs, setTheirs] = useState<BlogPost>();
  const saving = usePostSaving({ form, post, onSaved, onConflict: setTheirs });
  const titleBefore = useRef(base.title);
  const isLeaving = useRef(false);
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

  function onSaved(saved: BlogPost, submitted: PostFields) {
    // What was typed while the answer was on its way stays.
    setFields(merged(submitted, form.getValues(), fieldsOf(saved)));
    setPost(saved);
    localCopy.settle(fieldsOf(saved));
  }

  /** Another state of the post fills the form; what was typed and not saved is put aside. */
  function replaceBy(other: BlogPost) {
    const typed = form.getValues();
    if (!isSame(typed, base)) localCopy.putAside(typed);
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
    isDirty: !isSame(fields, base),
    isUnsaved: () => !isLeaving.current && !isSame(form.getValues(), base),
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
    cancel() {
      if (!isSame(form.getValues(), base)) {
        const description = 'Your text is kept on this computer. It is offered when you come back.';
        notify(<Notice title="Not saved" description={description} />);
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
      const description = 'Save it when you are ready.';
      notify(<Notice title="Your text stands on the newest version" description={description} />);
    },
    takeTheirs() {
      if (theirs) replaceBy(theirs);
      setTheirs(undefined);
    },
  };
}

const examine: Resolver<PostFields, unknown, BlogPostInput> = (fields) => {
  const { output, errors } = checkPost(fields);
  return output ? { values: output, errors: {} } : { values: {}, errors: faultsByField(errors) };
};
