import * as v from 'valibot';
import { changesOf, idNumber, oneOrMore, searchFilter } from './lists.ts';
import { pictureFocus } from './picture-focus.ts';
import { atMost, requiredLine, requiredText, singleLine, textLimits } from './text.ts';
import { moment } from './time.ts';
import type { Picture } from './uploads.ts';
import { optionalWebAddress } from './web-address.ts';

export const blogCategories = [
  'Ergonomics',
  'Workplace Wellness',
  'Posture',
  'Office Setup',
  'Health Tips',
  'Remote Work',
  'Productivity',
  'Injury Prevention',
] as const;

export type BlogCategory = (typeof blogCategories)[number];

const category = v.picklist(blogCategories, 'Please select a category.');

/** A slug of digits alone would be read as a post's id. */
const slug = v.pipe(
  requiredLine(1, 'Please enter a slug.', textLimits.title),
  v.toLowerCase(),
  v.regex(/^[a-z0-9_-]+$/, 'Please use only letters, digits, hyphens and underscores.'),
  v.regex(/[^0-9]/, 'A slug needs at least one letter.'),
);

export const isSlug = (text: string) => v.is(slug, text);

const entries = {
  title: singleLine(1, 'Please enter a title.', textLimits.title),
  slug,
  summary: requiredText(1, 'Please enter a summary.', textLimits.summary),
  content: v.pipe(
    v.optional(v.string('Please enter the content.'), ''),
    v.check((text) => text.trim() !== '', 'Please enter the content.'),
    atMost(textLimits.content),
  ),
  imageUrl: optionalWebAddress('Please enter an address that begins with http:// or https://.'),
  imageFocus: v.nullish(pictureFocus, null),
  published: v.optional(v.boolean(), false),
  publishAt: v.nullish(moment, null),
  category: v.optional(category, '' as BlogCategory),
  tags: v.optional(
    v.pipe(
      v.array(singleLine(1, 'A tag cannot be empty.', textLimits.tag)),
      v.maxLength(20, 'Please use at most 20 tags.'),
      v.transform((tags) => [...new Set(tags)]),
    ),
    () => [],
  ),
};

export const blogPostInput = v.object(entries);
export type BlogPostInput = v.InferOutput<typeof blogPostInput>;
export type NewBlogPost = v.InferInput<typeof blogPostInput>;

/** 409 if `version` is not current. Without it, the last change wins. */
export const blogPostUpdate = v.object(
  changesOf({
    ...entries,
    published: entries.published.wrapped,
    category,
    tags: entries.tags.wrapped,
    version: idNumber,
  }),
);
export type BlogPostUpdate = v.InferOutput<typeof blogPostUpdate>;

const previewText = (max: number) => v.pipe(v.optional(v.string(), ''), v.maxLength(max));

export const blogPostPreviewInput = v.object({
  title: previewText(textLimits.title),
  summary: previewText(textLimits.summary),
  content: previewText(textLimits.content),
});
export type BlogPostPreviewInput = v.InferOutput<typeof blogPostPreviewInput>;

export interface BlogPostPreview {
  formattedTitle: string;
  formattedSummary: string;
  contentHtml: string;
  readingMinutes: number;
}

export interface BlogPostSummary extends Omit<BlogPostInput, 'content'> {
  id: number;
  formattedTitle: string;
  formattedSummary: string;
  image: Picture | null;
  authorId: number | null;
  readingMinutes: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

export interface BlogPost extends BlogPostSummary {
  content: string;
  contentHtml: string;
}

export type BlogPostLink = Pick<BlogPostSummary, 'slug' | 'title' | 'formattedTitle'>;

export interface BlogPostPage extends BlogPost {
  previous: BlogPostLink | null;
  next: BlogPostLink | null;
  related: BlogPostSummary[];
}

export type BlogPostFeedItem = Omit<BlogPost, 'content'>;

export type BlogPostAddress = Pick<BlogPostSummary, 'slug' | 'updatedAt'>;

export interface BlogPostVersion extends Omit<BlogPostInput, 'publishAt'> {
  version: number;
  author: string;
  savedAt: string;
}

export const blogPostSorts = ['createdAt', 'id', 'title', 'category', 'published', 'updatedAt'] as const;

export const blogPostFilter = v.strictObject({
  ...searchFilter,
  category: oneOrMore(category),
  tag: v.optional(v.pipe(v.string(), v.maxLength(textLimits.tag))),
  published: v.optional(v.boolean()),
  deleted: v.optional(v.boolean(), false),
});

export const feedLength = 20;
/** A sitemap may have 50,000 addresses, including fixed pages. */
export const sitemapLength = 49_000;
export const versionsKept = 100;
export const publicPageSize = 12;
export const blogPostSkeletons = 3;
