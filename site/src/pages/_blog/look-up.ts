import type { Api } from '@practice/contract/api-client';
import type { BlogPostPage } from '@practice/contract/blog-posts';
import { ApiError } from '@practice/contract/errors';

/** What stands at the address of a post. */
export type Found =
  | { kind: 'post'; post: BlogPostPage }
  /** A slug that the post had before: it redirects to the one of today. */
  | { kind: 'redirect'; slug: string }
  | { kind: 'gone' }
  /** Nobody can say at the moment. */
  | { kind: 'unknown'; error: unknown };

/** The API has no such post, or the text could not be the slug of one. What else fails says nothing about the post. */
const noSuchPost = [400, 404, 414];

/** An address in other letters is the same address, and shows the post as it is. */
export async function lookUp(api: Api, slug: string): Promise<Found> {
  try {
    const post = await api.blogPosts.bySlug(slug.toLowerCase());
    return post.slug === slug.toLowerCase() ? { kind: 'post', post } : { kind: 'redirect', slug: post.slug };
  } catch (error) {
    return error instanceof ApiError && noSuchPost.includes(error.status)
      ? { kind: 'gone' }
      : { kind: 'unknown', error };
  }
}
