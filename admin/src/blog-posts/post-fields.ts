import {
  type BlogPost,
  type BlogPostInput,
  blogPostInput,
  type NewBlogPost,
} from '@practice/contract/blog-posts';
import { type Checked, check } from '@practice/contract/check';
import { cropPosition, type PictureFocus, usualFocus } from '@practice/contract/picture-focus';
import { formatLocalDateTime, parseLocalDateTime } from '@practice/contract/practice-time';
import type { FieldList } from '../form/fields.ts';

/** The editor's fields as they are entered. */
export const emptyPost = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  imageUrl: '',
  /** The point of the picture that a card keeps, as in CSS: 40% 20%. Empty where none was chosen. */
  imageFocus: '',
  published: false,
  /** Whether a draft goes public by itself, at `publishAt`. */
  scheduled: false,
  /** Date and time in the practice's time zone: yyyy-MM-ddTHH:mm. */
  publishAt: '',
  category: '',
  /** Separated by commas. */
  tags: '',
};

export type PostFields = typeof emptyPost;

export const postFields: FieldList<PostFields> = [
  { name: 'title', label: 'Title' },
  { name: 'slug', label: 'Slug' },
  { name: 'summary', label: 'Summary' },
  { name: 'content', label: 'Content' },
  { name: 'imageUrl', label: 'Image URL' },
  { name: 'imageFocus', label: 'Card picture' },
  { name: 'category', label: 'Category' },
  { name: 'tags', label: 'Tags' },
  { name: 'published', label: 'Published' },
  { name: 'scheduled', label: 'Publish at a set time' },
  { name: 'publishAt', label: 'Time of publishing' },
];

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

/** Checks the fields by the contract's rules. */
export function checkPost(fields: PostFields): Checked<BlogPostInput> {
  const checked = check(blogPostInput, inputOf(fields));
  if (fields.published || !fields.scheduled || fields.publishAt !== '') return checked;
  const timeless = { path: 'publishAt', message: 'Please enter the date and the time.' };
  return { errors: [...(checked.errors ?? []), timeless] };
}

/** Reads the field. An empty one means the default point. */
export function focusOf(imageFocus: string): PictureFocus {
  const [x = usualFocus.x, y = usualFocus.y] = (imageFocus.match(/\d+/g) ?? []).map(Number);
  return { x, y };
}

type Typed = Omit<NewBlogPost, 'category'> & { category?: string };

function inputOf({ imageFocus, scheduled, publishAt, category, tags, ...rest }: PostFields): Typed {
  const isTimed = !rest.published && scheduled && publishAt !== '';
  return {
    ...rest,
    imageFocus: imageFocus === '' ? null : focusOf(imageFocus),
    ...(category !== '' && { category }),
    publishAt: isTimed ? parseLocalDateTime(publishAt).toISOString() : null,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
}

/**
 * Merges two changed versions of a post: a field that only they changed is theirs, every other field is mine. Nothing
 * that I typed is lost.
 */
export function merged(base: PostFields, mine: PostFields, theirs: PostFields): PostFields {
  const untouched = postFields.filter(({ name }) => mine[name] === base[name]);
  return { ...mine, ...Object.fromEntries(untouched.map(({ name }) => [name, theirs[name]])) };
}
