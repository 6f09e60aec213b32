import type { Api } from '@practice/contract/api-client';
import { type BlogPostPage, isSlug } from '@practice/contract/blog-posts';
import { ApiError } from '@practice/contract/errors';

export type Found =
  | { kind: 'post'; post: BlogPostPage }
  | { kind: 'redirect'; slug: string }
  | { kind: 'notFound' }
  | { kind: 'unavailable'; error: unknown };

const notFoundStatuses = [400, 404, 414];

/** Looks up a post by its slug, in any case. The API would answer another call at `280` or `feed.json`. */
export async function lookUp(api: Api, slug: string): Promise<Found> {
  if (!isSlug(slug)) return { kind: 'notFound' };
  try {
    const post = await api.blogPosts.bySlug({ params: { slug: slug.toLowerCase() } });
    return post.slug === slug.toLowerCase() ? { kind: 'post', post } : { kind: 'redirect', slug: post.slug };
  } catch (error) {
    return error instanceof ApiError && notFoundStatuses.includes(error.status)
      ? { kind: 'notFound' }
      : { kind: 'unavailable', error };
  }
}
