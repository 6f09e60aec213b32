import type { BlogCategory, BlogPostInput, BlogPostUpdate } from '@practice/contract/blog-posts';

/** What a save decides of a post. */
export interface PostState {
  title: string;
  slug: string;
  summary: string;
  content: string;
  imageUrl: string | null;
  category: BlogCategory;
  tags: string[];
  published: boolean;
  publishAt: Date | null;
  wasPublic: boolean;
  createdAt: Date;
}

export function newState(input: BlogPostInput, now: Date): PostState {
  const { title, slug, summary, content, imageUrl, category, tags, published } = input;
  const publishAt = timeOf(input.publishAt) ?? null;
  const text = { title, slug, summary, content, imageUrl, category, tags };
  return settled({ ...text, published, publishAt, wasPublic: false, createdAt: now }, now);
}

/** The state after a change: what it does not name stays. */
export function changed(former: PostState, change: BlogPostUpdate, now: Date): PostState {
  return settled(
    {
      title: change.title ?? former.title,
      slug: change.slug ?? former.slug,
      summary: change.summary ?? former.summary,
      content: change.content ?? former.content,
      imageUrl: change.imageUrl === undefined ? former.imageUrl : change.imageUrl,
      category: change.category ?? former.category,
      tags: change.tags ?? former.tags,
      published: change.published ?? former.published,
      publishAt: timeOf(change.publishAt) ?? (change.publishAt === undefined ? former.publishAt : null),
      wasPublic: former.wasPublic,
      createdAt: former.createdAt,
    },
    now,
  );
}

export function isSame(former: PostState, state: PostState): boolean {
  return Object.entries(state).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(former[field as keyof PostState]),
  );
}

/** A time that has come publishes, and a post that first goes public is as new as that. */
function settled(asked: PostState, now: Date): PostState {
  const isDue = asked.publishAt !== null && asked.publishAt <= now;
  if (!asked.published && !isDue) return asked;
  return {
    ...asked,
    published: true,
    publishAt: null,
    wasPublic: true,
    createdAt: asked.wasPublic ? asked.createdAt : now,
  };
}

function timeOf(moment: string | null | undefined): Date | undefined {
  return moment ? new Date(moment) : undefined;
}
