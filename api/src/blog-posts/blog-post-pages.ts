import { NotFoundException } from '@nestjs/common';
import { type BlogPostLink, feedLength, sitemapLength } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import type { DataSource } from 'typeorm';
import type { Viewer } from '../lists/list.ts';
import { applyTypography } from '../markdown/typography.ts';
import { blogPostList, feedItems, loadPictures, wholeBlogPosts } from './blog-post-list.ts';

interface PageRow {
  id: number;
  previous: number | null;
  next: number | null;
  related: number[];
}

export async function blogPostPage(database: DataSource, slug: string, viewer: Viewer) {
  const isAdmin = viewer?.isAdmin ?? false;
  const [page] = await database.query<PageRow[]>(pageOfSlug, [slug, isAdmin]);
  if (!page) throw new NotFoundException(messages.blog.gone);
  const others = [page.previous, page.next, ...page.related].filter((id) => id !== null);
  const [post, summaries] = await Promise.all([
    wholeBlogPosts.one(database, page.id, viewer),
    blogPostList.byIds(database, others, viewer),
  ]);
  if (!post) throw new NotFoundException(messages.blog.gone);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const related = page.related.flatMap((id) => byId.get(id) ?? []);
  const toAnswer = await loadPictures([post, ...related], database);
  return {
    ...toAnswer(post),
    previous: linkTo(byId.get(page.previous ?? 0)),
    next: linkTo(byId.get(page.next ?? 0)),
    related: related.map(toAnswer),
  };
}

export async function blogPostFeed(database: DataSource) {
  const rows = await feedItems.rows(database, { ...newest, limit: feedLength }, undefined);
  return rows.map(await loadPictures(rows, database));
}

export function blogPostAddresses(database: DataSource) {
  return addresses.rows(database, { ...newest, limit: sitemapLength }, undefined);
}

const newest = {
  sort: { field: 'createdAt', order: 'DESC' },
  offset: 0,
  filter: { deleted: false },
} as const;

const addresses = blogPostList.with(['slug', 'updatedAt']);

function linkTo(post: Pick<BlogPostLink, 'slug' | 'title'> | undefined): BlogPostLink | null {
  return post ? { slug: post.slug, title: post.title, formattedTitle: applyTypography(post.title) } : null;
}

const postId = `
  SELECT holder.id FROM (
    SELECT id, 1 AS rank FROM blog_posts WHERE slug = $1 AND deleted_at IS NULL
    UNION ALL SELECT post_id, 2 FROM blog_post_redirects WHERE slug = $1
  ) AS holder
  JOIN blog_posts AS post ON post.id = holder.id
  WHERE post.deleted_at IS NULL AND (post.published OR $2)
  ORDER BY rank LIMIT 1`;

const isVisible = 'other.published AND other.deleted_at IS NULL';
const isOlder = '(other.created_at, other.id) < (post.created_at, post.id)';
const isNewer = '(other.created_at, other.id) > (post.created_at, post.id)';
const newestFirst = 'ORDER BY other.created_at DESC, other.id DESC';
const oldestFirst = 'ORDER BY other.created_at, other.id';

const neighbor = (condition: string, order: string) =>
  `(SELECT other.id FROM blog_posts AS other WHERE ${isVisible} AND ${condition} ${order} LIMIT 1)`;

// Candidates are the neighbors in time, so the cost does not grow with the table.
const near = (condition: string, order: string) => `(
  SELECT other.id, other.category, other.tags, other.created_at
  FROM blog_posts AS other WHERE ${isVisible} AND ${condition} ${order} LIMIT 20
)`;

const related = `ARRAY(
  SELECT near.id
  FROM (
    ${near(`other.category = post.category AND ${isOlder}`, newestFirst)}
    UNION ${near(`other.category = post.category AND ${isNewer}`, oldestFirst)}
    UNION ${near(isOlder, newestFirst)}
    UNION ${near(isNewer, oldestFirst)}
    UNION ${near('other.id <> post.id', newestFirst)}
  ) AS near
  CROSS JOIN LATERAL (
    SELECT near.category = post.category AS of_category,
           (SELECT count(*) FROM unnest(near.tags) AS tag WHERE tag = ANY(post.tags)) AS tags
  ) AS shared
  ORDER BY shared.of_category OR shared.tags > 0 DESC, shared.tags DESC, shared.of_category DESC,
           CASE WHEN shared.of_category OR shared.tags > 0
             THEN abs(extract(epoch FROM near.created_at - post.created_at)) END,
           near.created_at DESC, near.id DESC
  LIMIT 3
)`;

const pageOfSlug = `
  SELECT post.id, ${neighbor(isOlder, newestFirst)} AS previous, ${neighbor(isNewer, oldestFirst)} AS next,
         ${related} AS related
  FROM blog_posts AS post WHERE post.id = (${postId})`;
