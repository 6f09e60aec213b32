import * as v from 'valibot';
import { idNumber } from './lists.ts';
import { type PictureFocus, pictureFocus } from './picture-focus.ts';
import { atMost, limits, requiredText, singleLine } from './text.ts';
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

/** Letters, digits, underscore and hyphen. Digits alone would read as the number of a post. Kept in lower case. */
const slug = v.pipe(
  requiredText(1, 'Please enter a slug.', limits.title),
  v.toLowerCase(),
  v.regex(/^[a-z0-9_-]+$/, 'Please use only letters, digits, hyphens and underscores.'),
  v.regex(/[^0-9]/, 'A slug needs at least one letter.'),
);

const entries = {
  title: singleLine(1, 'Please enter a title.', limits.title),
  slug,
  summary: requiredText(1, 'Please enter a summary.', limits.summary),
  /** Markdown; each line is a paragraph of its own. */
  content: v.pipe(
    v.optional(v.string('Please enter the content.'), ''),
    v.check((text) => text.trim() !== '', 'Please enter the content.'),
    atMost(limits.content),
  ),
  imageUrl: optionalWebAddress('Please enter an address that begins with http:// or https://.'),
  /** What the card's crop of the picture keeps in view. Another picture begins without one. */
  imageFocus: v.nullish(pictureFocus, null),
  published: v.optional(v.boolean(), false),
  /** When a draft goes public by itself; ISO 8601 in UTC. A published post has none. */
  publishAt: v.nullish(moment, null),
  category: v.optional(category, '' as BlogCategory),
  tags: v.optional(
    v.pipe(
      v.array(singleLine(1, 'A tag cannot be empty.', limits.tag)),
      v.maxLength(20, 'Please use at most 20 tags.'),
      v.transform((tags) => [...new Set(tags)]),
    ),
    () => [],
  ),
};

/** The editor's form, and the body of POST /api/blog-posts. The author is the person who is signed in. */
export const blogPostInput = v.object(entries);
export type BlogPostInput = v.InferOutput<typeof blogPostInput>;

/** What may be left out of POST /api/blog-posts. */
export type NewBlogPost = v.InferInput<typeof blogPostInput>;

/**
 * The body of PATCH /api/blog-posts/{id}: any of the fields. `version` is the version that the change began from; when
 * somebody has saved another one since, the change is refused with 409. Without it, the last one to save wins.
 */
export const blogPostUpdate = v.object({
  title: v.exactOptional(entries.title),
  slug: v.exactOptional(entries.slug),
  summary: v.exactOptional(entries.summary),
  content: v.exactOptional(entries.content),
  imageUrl: v.exactOptional(entries.imageUrl),
  imageFocus: v.exactOptional(entries.imageFocus),
  published: v.exactOptional(entries.published.wrapped),
  publishAt: v.exactOptional(entries.publishAt),
  category: v.exactOptional(category),
  tags: v.exactOptional(entries.tags.wrapped),
  version: v.exactOptional(idNumber),
});
export type BlogPostUpdate = v.InferOutput<typeof blogPostUpdate>;

const shown = (most: number) => v.pipe(v.optional(v.string(), ''), v.maxLength(most));

/** The words of a post, for a look at them before they are kept: the body of POST /api/blog-posts/preview. */
export const blogPostPreviewInput = v.object({
  title: shown(limits.title),
  summary: shown(limits.summary),
  content: shown(limits.content),
});
export type BlogPostPreviewInput = v.InferOutput<typeof blogPostPreviewInput>;

export interface BlogPostPreview {
  titleInPrint: string;
  summaryInPrint: string;
  /** Sanitized, exactly as the page would show it. */
  contentHtml: string;
  readingMinutes: number;
}

/** A post as a list shows it. */
export interface BlogPostSummary {
  id: number;
  title: string;
  /** The title as a page prints it: with curly quotes and real dashes. Text, as it was typed, in all else. */
  titleInPrint: string;
  slug: string;
  summary: string;
  summaryInPrint: string;
  category: BlogCategory;
  tags: string[];
  imageUrl: string | null;
  /** Sizes of the image where it is one of our uploads. */
  image: Picture | null;
  /** What a card keeps in view of the image; null where nobody chose: then `usualFocus`. */
  imageFocus: PictureFocus | null;
  published: boolean;
  publishAt: string | null;
  /** Who wrote it; null once that account is gone. */
  authorId: number | null;
  readingMinutes: number;
  /** Counts the saved versions, from 1. */
  version: number;
  /** When it was written, until it first goes public; from then on, when that was. */
  createdAt: string;
  updatedAt: string;
  /** Set while the post is in the trash; admins only. */
  deletedAt: string | null;
}

export interface BlogPost extends BlogPostSummary {
  content: string;
  /** The content as sanitized HTML, made when it was saved. */
  contentHtml: string;
}

export type BlogPostLink = Pick<BlogPostSummary, 'slug' | 'title' | 'titleInPrint'>;

/** What a post's own page shows: GET /api/blog-posts/{slug}. */
export interface BlogPostPage extends BlogPost {
  /** The next older one. */
  previous: BlogPostLink | null;
  /** The next newer one. */
  next: BlogPostLink | null;
  /** Three others: first those of the same category or with a tag in common, then the newest; fewer only where there are no more. */
  related: BlogPostSummary[];
}

/** A post as the feed carries it: GET /api/blog-posts/feed.json, the newest `feedLength` ones. */
export type BlogPostFeedItem = Pick<
  BlogPost,
  | 'id'
  | 'title'
  | 'titleInPrint'
  | 'slug'
  | 'summary'
  | 'summaryInPrint'
  | 'category'
  | 'tags'
  | 'imageUrl'
  | 'image'
  | 'createdAt'
  | 'updatedAt'
  | 'contentHtml'
>;

/** Where a public post stands, and since when it stands so: GET /api/blog-posts/addresses.json, newest first. */
export type BlogPostAddress = Pick<BlogPostSummary, 'slug' | 'updatedAt'>;

/** One earlier state of a post. */
export interface BlogPostVersion {
  version: number;
  title: string;
  slug: string;
  summary: string;
  content: string;
  imageUrl: string | null;
  imageFocus: PictureFocus | null;
  category: BlogCategory;
  tags: string[];
  published: boolean;
  /** Who saved it. */
  author: string;
  savedAt: string;
}

/** What the lists can be sorted by. */
export const blogPostSorts = ['createdAt', 'id', 'title', 'category', 'published', 'updatedAt'] as const;

/**
 * What the lists can be filtered by. `q` is a part of title and summary, or words (and beginnings of words, from three
 * letters on) anywhere in the post.
 */
export const blogPostFilter = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(limits.title))),
  id: v.optional(v.union([idNumber, v.array(idNumber)])),
  category: v.optional(v.union([category, v.array(category)])),
  tag: v.optional(v.pipe(v.string(), v.maxLength(limits.tag))),
  published: v.optional(v.boolean()),
  /** Admins only: what is in the trash, instead of what is not. */
  deleted: v.optional(v.boolean(), false),
});

/** Posts in the feed. */
export const feedLength = 20;

/** Posts in the sitemap: one file of it may name 50,000 addresses, and the fixed pages want theirs. */
export const sitemapLength = 49_000;

/** The most earlier versions that are kept of a post; the newest ones. */
export const versionsKept = 100;

/** Cards of one page of a public list. */
export const publicPageSize = 12;

/** Placeholders while a list of posts is being loaded. */
export const blogPostSkeletons = 3;
