import { createHash } from 'node:crypto';
import type { BlogPost } from '@practice/contract/blog-posts';
import { practice } from '@practice/contract/practice';

export type PictureText = Pick<BlogPost, 'formattedTitle' | 'category'>;

/** Increase this when the drawing changes, so that its address does, too. */
const drawing = 1;

/** A hash of what the picture shows. It is part of the address, so that pictures can be cached for long. */
export function pictureVersion({ formattedTitle, category }: PictureText): string {
  const words = JSON.stringify([drawing, practice.name, formattedTitle, category]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 12);
}

export function postPicture(post: PictureText & Pick<BlogPost, 'slug'>): { path: string; alt: string } {
  return {
    path: `/social/posts/${post.slug}.png?v=${pictureVersion(post)}`,
    alt: `${post.category}: ${post.formattedTitle}`,
  };
}
