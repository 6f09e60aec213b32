import type { BlogPost, BlogPostInput } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { Notice } from '../layout/Notice.tsx';
import { fieldNames, type PostFields } from './post-fields.ts';

interface PostSavingOptions {
  form: UseFormReturn<PostFields, unknown, BlogPostInput>;
  /** What the server holds; nothing yet of a new post. */
  post: BlogPost | undefined;
  onSaved: (saved: BlogPost, submitted: PostFields) => void;
  /** Somebody else saved this version meanwhile. */
  onConflict: (theirs: BlogPost) => void;
}

/** Saves the form, once at a time, and says what came of it. */
export function usePostSaving({ form, post, onSaved, onConflict }: PostSavingOptions) {
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const notify = useNotify();
  const running = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);

  async function send(input: BlogPostInput): Promise<BlogPost> {
    if (!post) return (await calls.create<BlogPost>('blog-posts', { data: input })).data;
    const data = { ...input, version: post.version };
    return (await calls.update<BlogPost>('blog-posts', { id: post.id, data, previousData: post })).data;
  }

  async function save(input: BlogPostInput): Promise<BlogPost | undefined> {
    const submitted = form.getValues();
    try {
      const saved = await send(input);
      setIsSignedOut(false);
      onSaved(saved, submitted);
      // Nobody waits for the lists: they are asked anew when they are seen.
      queries.invalidateQueries({ queryKey: ['blog-posts'] });
      notify(<Notice {...(post ? messages.blog.updated : messages.blog.created)} />);
      return saved;
    } catch (error) {
      await explain(error instanceof CallError ? error : new CallError(error));
    }
  }

  async function explain({ status, message, body }: CallError) {
    const faults = Object.entries(body.errors);
    setIsSignedOut(status === 401);
    if (status === 401) {
      notify(<Notice {...(post ? messages.blog.signInToUpdate : messages.blog.signInToCreate)} />);
      return;
    }
    if (status === 409 && faults.length === 0 && post && (await fetchTheirs(post.id))) return;
    for (const [path, text] of faults) {
      const name = fieldNames.find((field) => path === field || path.startsWith(`${field}.`));
      if (name) form.setError(name, { type: 'server', message: text }, { shouldFocus: true });
    }
    notify(<Notice {...(post ? messages.blog.updateFailed : messages.blog.createFailed)(message)} />);
  }

  async function fetchTheirs(id: number): Promise<boolean> {
    try {
      onConflict((await calls.getOne<BlogPost>('blog-posts', { id })).data);
      return true;
    } catch {
      return false;
    }
  }

  return {
    isSaving,
    isSignedOut,
    /** Resolves with the saved post, or with nothing when it was not saved. */
    async submit(): Promise<BlogPost | undefined> {
      if (running.current) return undefined;
      running.current = true;
      setIsSaving(true);
      let saved: BlogPost | undefined;
      await form.handleSubmit(async (input) => {
        saved = await save(input);
      })();
      running.current = false;
      setIsSaving(false);
      return saved;
    },
  };
}
