import type { BlogCategory, BlogPostInput, BlogPostUpdate } from '@practice/contract/blog-posts';
import type { PictureFocus } from '@practice/contract/picture-focus';

/** What a save decides of a post. */
export interface PostState {
  title: string;
  slug: string;
  summary: string;
  content: string;
  imageUrl: string | null;
  imageFocus: PictureFocus | null;
  category: BlogCategory;
  tags: string[];
  published: boolean;
  publishAt: Date | null;
  wasPublic: boolean;
  createdAt: Date;
}

export function newState(input: BlogPostInput, now: Date): PostState {
  const { title, slug, summary, content, imageUrl, imageFocus, category, tags, published } = input;
  const publishAt = timeOf(input.publishAt) ?? null;
  const text = { title, slug, summary, content, imageUrl, imageFocus, category, tags };
  return settled({ ...text, published, publishAt, wasPublic: false, createdAt: now }, now);
}

/** The state after a change: what it does not name stays. */
export function changed(before: PostState, change: BlogPostUpdate, now: Date): PostState {
  const imageUrl = change.imageUrl === undefined ? before.imageUrl : change.imageUrl;
  // A point of one picture says nothing of another.
  const focusBefore = imageUrl === before.imageUrl ? before.imageFocus : null;
  return settled(
    {
      title: change.title ?? before.title,
      slug: change.slug ?? before.slug,
      summary: change.summary ?? before.summary,
      content: change.content ?? before.content,
      imageUrl,
      imageFocus: change.imageFocus === undefined ? focusBefore : change.imageFocus,
      category: change.category ?? before.category,
      tags: change.tags ?? before.tags,
      published: change.published ?? before.published,
      publishAt: timeOf(change.publishAt) ?? (change.publishAt === undefined ? before.publishAt : null),
      wasPublic: before.wasPublic,
      createdAt: before.createdAt,
    },
    now,
  );
}

export function isSame(before: PostState, state: PostState): boolean {
  return Object.entries(state).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(before[field as keyof PostState]),
  );
}

/** A time that has come publishes, and a post that first goes public is as new as that. No picture, no point of it. */
function settled(wanted: PostState, now: Date): PostState {
  const state = wanted.imageUrl === null ? { ...wanted, imageFocus: null } : wanted;
  const isDue = state.publishAt !== null && state.publishAt <= now;
  if (!state.published && !isDue) return state;
  return {
    ...state,
    published: true,
    publishAt: null,
    wasPublic: true,
    createdAt: state.wasPublic ? state.createdAt : now,
  };
}

function timeOf(moment: string | null | undefined): Date | undefined {
  return moment ? new Date(moment) : undefined;
}
