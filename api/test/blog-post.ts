import { randomUUID } from 'node:crypto';
import type { NewBlogPost } from '@practice/contract/blog-posts';

export function aBlogPost(own: Partial<NewBlogPost> = {}) {
  return {
    title: 'Sit less',
    slug: aSlug(),
    summary: 'Why the next posture is the best one.',
    content: 'Stand up.\n\nSit **down** again.',
    category: 'Posture' as const,
    tags: ['breaks', 'standing'],
    ...own,
  };
}

export function aSlug(): string {
  return `sit-less-${randomUUID().slice(0, 8)}`;
}
