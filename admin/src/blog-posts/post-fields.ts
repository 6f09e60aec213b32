import {
  type BlogPost,
  type BlogPostInput,
  blogPostInput,
  type NewBlogPost,
} from '@practice/contract/blog-posts';
import { type Checked, check } from '@practice/contract/check';
import { practiceInstant, practiceWall } from '../practice-days.ts';

/** The editor's fields, as they are typed. */
export interface PostFields {
  title: string;
  slug: string;
  summary: string;
  content: string;
  imageUrl: string;
  published: boolean;
  /** Whether a draft goes public by itself, at `publishAt`. */
  scheduled: boolean;
  /** Date and time on the practice's wall: yyyy-MM-ddTHH:mm. */
  publishAt: string;
  category: string;
  /** Separated by commas. */
  tags: string;
}

export const fieldLabels: Readonly<Record<keyof PostFields, string>> = {
  title: 'Title',
  slug: 'Slug',
  summary: 'Summary',
  content: 'Content',
  imageUrl: 'Image URL',
  published: 'Published',
  scheduled: 'Publish at a set time',
  publishAt: 'Time of publishing',
  category: 'Category',
  tags: 'Tags',
};

export const fieldNames: readonly (keyof PostFields)[] = [
  'title',
  'slug',
  'summary',
  'content',
  'imageUrl',
  'published',
  'scheduled',
  'publishAt',
  'category',
  'tags',
];

export const emptyPost: PostFields = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  imageUrl: '',
  published: false,
  scheduled: false,
  publishAt: '',
  category: '',
  tags: '',
};

export function fieldsOf(post: BlogPost): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    summary: post.summary,
    content: post.content,
    imageUrl: post.imageUrl ?? '',
    published: post.published,
    scheduled: post.publishAt !== null,
    publishAt: post.publishAt === null ? '' : practiceWall(post.publishAt),
    category: post.category,
    tags: post.tags.join(', '),
  };
}

/** What the fields ask to be saved, by the contract's rules. */
export function checkPost(fields: PostFields): Checked<BlogPostInput> {
  const checked = check(blogPostInput, inputOf(fields));
  if (fields.published || !fields.scheduled || fields.publishAt !== '') return checked;
  const timeless = { path: 'publishAt', message: 'Please enter the date and the time.' };
  return { errors: [...(checked.errors ?? []), timeless] };
}

type Typed = Omit<NewBlogPost, 'category'> & { category?: string };

function inputOf({ scheduled, publishAt, category, tags, ...rest }: PostFields): Typed {
  const isTimed = !rest.published && scheduled && publishAt !== '';
  return {
    ...rest,
    ...(category !== '' && { category }),
    publishAt: isTimed ? practiceInstant(publishAt).toISOString() : null,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
}

export function isSame(one: PostFields, other: PostFields): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/**
 * Two people began from the same post: where only they changed a field it is theirs, everywhere else it is mine. Nothing
 * that I typed is lost.
 */
export function merged(base: PostFields, mine: PostFields, theirs: PostFields): PostFields {
  const untouched = fieldNames.filter((name) => mine[name] === base[name]);
  return { ...mine, ...pick(theirs, untouched) };
}

function pick(fields: PostFields, names: readonly (keyof PostFields)[]): Partial<PostFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
