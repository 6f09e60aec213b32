import type {
  BlogPost,
  BlogPostAddress,
  BlogPostFeedItem,
  BlogPostPage,
  BlogPostPreview,
  BlogPostPreviewInput,
  BlogPostSummary,
  BlogPostUpdate,
  BlogPostVersion,
  NewBlogPost,
} from '../blog-posts.ts';
import type { ListParams } from '../lists.ts';
import { del, get, getCsv, getPage, type Notice, patch, post } from './route.ts';

/** One page of the posts: with `published` the public ones, for everybody; without it all of them, for admins. */
export const list = getPage<BlogPostSummary, ListParams & { published?: true }>('/blog-posts');

/** The newest public posts with their whole text. */
export const feed = get<[], BlogPostFeedItem[]>('/blog-posts/feed.json');

/** Where every public post stands, for the sitemap. */
export const addresses = get<[], BlogPostAddress[]>('/blog-posts/addresses.json');

/** Every post that matches the filter, in the list's order; admins only. */
export const exportCsv = getCsv('/blog-posts/export.csv');

/** The post itself, as the back office edits it. Digits alone are a post's number: no slug is such. */
export const one = get<[id: number], BlogPost>('/blog-posts/:id(^\\d+$)');

/**
 * What the page of a post shows, by its slug of today or one that redirects to it: then the answer's slug is another one. A
 * draft is for admins only.
 */
export const bySlug = get<[slug: string], BlogPostPage>('/blog-posts/:slug');

/** Writes a post in the name of the signed-in admin. 409 when another post has the slug. */
export const create = post<[post: NewBlogPost], BlogPost>('/blog-posts');

/** The words as their page would show them; nothing is kept. */
export const preview = post<[words: BlogPostPreviewInput], BlogPostPreview>('/blog-posts/preview');

/** Changes what is named. 409 when somebody has saved the post since `version`, or another one has the slug. */
export const update = patch<
  [id: number, changes: Partial<NewBlogPost> & Pick<BlogPostUpdate, 'version'>],
  BlogPost
>('/blog-posts/:id');

/** Puts a post into the trash. */
export const remove = del<[id: number], Notice>('/blog-posts/:id');

/** Takes a post out of the trash, as it was. 409 when another post has its slug. */
export const restore = post<[id: number], BlogPost>('/blog-posts/:id/restore');

/** Deletes a post that is in the trash. */
export const removeForever = del<[id: number], Notice>('/blog-posts/:id/forever');

/** The earlier versions, newest first. */
export const versions = get<[id: number], BlogPostVersion[]>('/blog-posts/:id/versions');

/** The post takes the version's text, under its slug of today, and is a draft until it is published again. */
export const restoreVersion = post<[id: number, version: number], BlogPost>(
  '/blog-posts/:id/versions/:version/restore',
);
