import type { BlogPostInput, BlogPostUpdate } from '@practice/contract/blog-posts';
import type { BlogPost, BlogPostText } from './blog-post.entity.ts';

type PostState = BlogPostText & Pick<BlogPost, 'publishAt' | 'wasPublic' | 'createdAt'>;

export function initialState({ publishAt, ...text }: BlogPostInput, now: Date): PostState {
  return normalized({ ...text, publishAt: toDate(publishAt), wasPublic: false, createdAt: now }, now);
}

export function withChange(before: BlogPost, { publishAt, version: _, ...text }: BlogPostUpdate, now: Date) {
  const hasNewImage = text.imageUrl !== undefined && text.imageUrl !== before.imageUrl;
  const after = {
    ...before,
    ...(hasNewImage && { imageFocus: null }),
    ...text,
    ...(publishAt !== undefined && { publishAt: toDate(publishAt) }),
  };
  return normalized(after, now);
}

export function differences(before: BlogPost, after: BlogPost): Partial<BlogPost> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column as keyof BlogPost]),
    ),
  );
}

function normalized<State extends PostState>(state: State, now: Date): State {
  const isDue = state.publishAt !== null && state.publishAt <= now;
  const isPublic = state.published || isDue;
  return {
    ...state,
    ...(state.imageUrl === null && { imageFocus: null }),
    ...(isPublic && { published: true, publishAt: null, wasPublic: true }),
    ...(isPublic && !state.wasPublic && { createdAt: now }),
  };
}

function toDate(moment: string | null | undefined): Date | null {
  return moment ? new Date(moment) : null;
}
