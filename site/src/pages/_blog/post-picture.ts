import { createHash } from 'node:crypto';
import type { BlogPost } from '@practice/contract/blog-posts';
import { practice } from '@practice/contract/practice';

/** What the picture of a post is drawn from. */
export type Drawn = Pick<BlogPost, 'titleInPrint' | 'category'>;

/** Another drawing of the same words gets another address by this number. */
const drawing = 1;

/** Says which words a picture shows: with other words it has another address, so that it may be cached for long. */
export function pictureVersion({ titleInPrint, category }: Drawn): string {
  const words = JSON.stringify([drawing, practice.name, titleInPrint, category]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 12);
}

/** The picture shown beside a link to a post, and what it shows. */
export function postPicture(post: Drawn & Pick<BlogPost, 'slug'>): { path: string; alt: string } {
  return {
    path: `/social/posts/${post.slug}.png?v=${pictureVersion(post)}`,
    alt: `${post.category}: ${post.titleInPrint}`,
  };
}
