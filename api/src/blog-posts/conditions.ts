import type { BlogPostFilter } from '@practice/contract/blog-posts';
import type { Match } from '../search/newest-matches.ts';
import { partOf, type Value, wordsOf } from '../search/text-search.ts';

/** Whose eyes a list is for. */
export type Viewer = 'everybody' | 'admins';

export interface Conditions {
  /** For a WHERE clause on `blog_posts AS post`: everything but the text that is searched. */
  posts: string;
  /** The same on `blog_post_counts`, where that table knows the answer. */
  counts: string | undefined;
  /** The text that is searched. */
  matches: readonly Match[];
  /** Whether texts or tags are searched. */
  isSearch: boolean;
  values: unknown[];
}

/** The caller's filter, and outside of it what the caller may see at all. */
export function conditionsOf(filter: BlogPostFilter, viewer: Viewer): Conditions {
  const { id, category, tag, published, deleted = false } = filter;
  const values: unknown[] = [];
  const value: Value = (each) => `$${values.push(each)}`;

  const plain: string[] = [];
  if (category !== undefined) {
    const categories = [category].flat();
    // One category alone is read from its index, in the list's own order.
    plain.push(
      categories.length === 1 ? `category = ${value(categories[0])}` : `category = ANY(${value(categories)})`,
    );
  }
  if (published !== undefined) plain.push(published ? 'published' : 'NOT published');

  const chosen: string[] = [];
  if (id !== undefined) chosen.push(`post.id = ANY(${value([id].flat())})`);
  if (tag !== undefined) chosen.push(`post.tags @> ARRAY[${value(tag)}::text]`);
  const q = filter.q?.trim() ?? '';
  const matches = q === '' ? [] : [partOf('post.heading', q, value), ...wordsOf(q, value)];

  const trash = deleted ? ['deleted_at IS NOT NULL', 'deleted'] : ['deleted_at IS NULL', 'NOT deleted'];
  const visible =
    viewer === 'everybody' ? ['published AND deleted_at IS NULL', 'published AND NOT deleted'] : [];
  return {
    posts: [...plain, ...chosen, trash[0], ...visible.slice(0, 1)].join(' AND '),
    counts:
      chosen.length > 0 || q !== '' ? undefined : [...plain, trash[1], ...visible.slice(1)].join(' AND '),
    matches,
    isSearch: q !== '' || tag !== undefined,
    values,
  };
}
