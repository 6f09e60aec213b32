import { searchCap } from '@practice/contract/blog-posts';
import type { Conditions } from './conditions.ts';

/** So many of the newest posts are looked through before an index is asked for one or two letters. */
const nearby = 2000;

/** SQL that gives the `id` of a search's newest matches. */
export function foundPosts({ posts, text }: Conditions): string {
  if (text?.partRead) return ofFewLetters(posts, text.part, text.partRead, text.words);
  return newestOf(text ? `${posts} AND (${anyOf(text.part, text.words)})` : posts);
}

/** The condition that one of them is true. */
export function anyOf(...conditions: readonly (string | undefined)[]): string {
  return conditions.filter((condition) => condition !== undefined).join(' OR ');
}

const newestFirst = 'ORDER BY post.created_at DESC, post.id DESC';

function newestOf(condition: string): string {
  return `SELECT id, created_at FROM blog_posts AS post WHERE ${condition} ${newestFirst} LIMIT ${searchCap}`;
}

// Most letters are in most posts: then the newest ones hold enough matches, and the index is not asked at all.
function ofFewLetters(posts: string, part: string, partRead: string, words: string | undefined): string {
  const newest = `SELECT id, created_at, heading FROM blog_posts AS post WHERE ${posts} ${newestFirst} LIMIT ${nearby}`;
  return `
    WITH near AS MATERIALIZED (
      SELECT id, created_at FROM (${newest}) AS post WHERE ${partRead} LIMIT ${searchCap}
    )
    SELECT id FROM (
      SELECT id, created_at FROM near WHERE (SELECT count(*) FROM near) = ${searchCap}
      UNION
      SELECT id, created_at FROM (
        SELECT id, created_at FROM blog_posts AS post WHERE ${posts} AND ${part} OFFSET 0
      ) AS everywhere WHERE (SELECT count(*) FROM near) < ${searchCap}
      ${words ? `UNION (${newestOf(`${posts} AND ${words}`)})` : ''}
    ) AS post ${newestFirst} LIMIT ${searchCap}`;
}
