import { type BlogPost, type BlogPostInput, blogPostInput } from '@practice/contract/blog-posts';
import { type Checked, check } from '@practice/contract/check';
import { cropPosition, defaultFocus, type PictureFocus } from '@practice/contract/picture-focus';
import { formatLocalDateTime, parseLocalDateTime } from '@practice/contract/practice-time';

export const emptyPost = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  imageUrl: '',
  imageFocus: '',
  published: false,
  scheduled: false,
  publishAt: '',
  category: '',
  tags: '',
};

export type PostFields = typeof emptyPost;

export const postLabels: Readonly<Record<keyof PostFields, string>> = {
  title: 'Title',
  slug: 'Slug',
  summary: 'Summary',
  content: 'Content',
  imageUrl: 'Image URL',
  imageFocus: 'Card picture',
  category: 'Category',
  tags: 'Tags',
  published: 'Published',
  scheduled: 'Publish at a set time',
  publishAt: 'Time of publishing',
};

export const postNames = Object.keys(postLabels) as (keyof PostFields)[];

export function fieldsOf(post: BlogPost): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    summary: post.summary,
    content: post.content,
    imageUrl: post.imageUrl ?? '',
    imageFocus: post.imageFocus ? cropPosition(post.imageFocus) : '',
    published: post.published,
    scheduled: post.publishAt !== null,
    publishAt: post.publishAt === null ? '' : formatLocalDateTime(post.publishAt),
    category: post.category,
    tags: post.tags.join(', '),
  };
}

export function checkPost(fields: PostFields): Checked<BlogPostInput> {
  const { imageFocus, scheduled, publishAt, tags, ...rest } = fields;
  const isScheduled = scheduled && !rest.published;
  const checked = check(blogPostInput, {
    ...rest,
    imageFocus: imageFocus === '' ? null : focusOf(imageFocus),
    publishAt: isScheduled && publishAt !== '' ? parseLocalDateTime(publishAt).toISOString() : null,
    tags: tags.split(',').filter((tag) => tag.trim() !== ''),
  });
  if (!isScheduled || publishAt !== '') return checked;
  const timeMissing = { path: 'publishAt', message: 'Please enter the date and the time.' };
  return { errors: [...(checked.errors ?? []), timeMissing] };
}

export function focusOf(imageFocus: string): PictureFocus {
  const [x = defaultFocus.x, y = defaultFocus.y] = (imageFocus.match(/\d+/g) ?? []).map(Number);
  return { x, y };
}

export function mergeFields(base: PostFields, mine: PostFields, theirs: PostFields): PostFields {
  const untouched = postNames.filter((name) => mine[name] === base[name]);
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) };
}
