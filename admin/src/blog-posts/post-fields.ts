import { type BlogPost, type BlogPostInput, blogPostInput } from '@practice/contract/blog-posts';
import { type Checked, check } from '@practice/contract/check';
import { formatLocalDateTime, parseLocalDateTime } from '@practice/contract/clock';
import type { PictureFocus } from '@practice/contract/picture-focus';
import type { UseFormReturn } from 'react-hook-form';
import { isOther } from '../form/KeepDraft.tsx';

export const emptyPost = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  imageUrl: '',
  imageFocus: null as PictureFocus | null,
  published: false,
  scheduled: false,
  publishAt: '',
  category: '',
  tags: '',
};

/** A cleared input is null. The API compares `version` with the newest one. */
export type PostFields = typeof emptyPost & { version?: number };

/** Leaves out the id, because a form resets when it gets another record's. */
export const fieldsOf = ({ id: _, ...post }: BlogPost) => ({
  ...post,
  imageUrl: post.imageUrl ?? '',
  scheduled: post.publishAt !== null,
  publishAt: post.publishAt === null ? '' : formatLocalDateTime(post.publishAt),
  tags: post.tags.join(', '),
});

export function checkPost(fields: PostFields): Checked<BlogPostInput & { version: number | undefined }> {
  const { scheduled, publishAt, tags, version, ...rest } = fields;
  const at = scheduled && !rest.published ? timeOf(publishAt) : null;
  const { output, errors = [] } = check(blogPostInput, {
    ...rest,
    publishAt: at?.toISOString() ?? null,
    tags: tagsOf(tags),
  });
  const noTime = { path: 'publishAt', message: 'Please enter the date and the time.' };
  if (output && at !== undefined) return { output: { ...output, version } };
  return { errors: at === undefined ? [...errors, noTime] : errors };
}

export const tagsOf = (tags: string | null) => (tags ?? '').split(',').filter((tag) => tag.trim() !== '');

/** @param publishAt the value of an `<input type="datetime-local">` */
export const timeOf = (publishAt: string | null) => (publishAt ? parseLocalDateTime(publishAt) : undefined);

/** Shows the newest version, plus what was typed since `base`. */
export function rebase(form: UseFormReturn<PostFields>, base: Partial<PostFields>, newest: PostFields): void {
  const typed = form.getValues();
  form.reset(newest);
  for (const name of Object.keys(emptyPost) as (keyof typeof emptyPost)[])
    if (isOther(typed[name], base[name])) form.setValue(name, typed[name], { shouldDirty: true });
}
