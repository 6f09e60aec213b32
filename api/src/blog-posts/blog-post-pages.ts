import { Injectable } from '@nestjs/common';
import type { BlogPostLink, BlogPostPage } from '@practice/contract/blog-posts';
import { Prepared } from '../database/prepared.ts';
import { Pictures } from '../uploads/pictures.ts';
import {
  imagesOf,
  type PostRow,
  postColumns,
  type SummaryRow,
  summaryColumns,
  withImage,
} from './blog-post-rows.ts';
import type { Viewer } from './conditions.ts';

interface PageRow extends PostRow {
  previous: BlogPostLink | null;
  next: BlogPostLink | null;
  related: SummaryRow[];
}

@Injectable()
export class BlogPostPages {
  constructor(
    private readonly prepared: Prepared,
    private readonly pictures: Pictures,
  ) {}

  /** What the page of a post shows, found by its slug of today or one that it had while it was public. */
  async bySlug(slug: string, viewer: Viewer): Promise<BlogPostPage | undefined> {
    const [row] = await this.prepared.rows<PageRow>('blog-post-page', page, [slug, viewer === 'admins']);
    if (!row) return undefined;
    const pictures = await this.pictures.of(imagesOf([row, ...row.related]));
    return {
      ...withImage(row, pictures),
      related: row.related.map((each) => withImage(each, pictures)),
    };
  }
}

// A post that has the slug now comes before a redirect from an old slug.
const found = `
  SELECT holder.id FROM (
    SELECT id, 1 AS rank FROM blog_posts WHERE slug = $1 AND deleted_at IS NULL
    UNION ALL SELECT post_id, 2 FROM blog_post_slugs WHERE slug = $1
  ) AS holder
  JOIN blog_posts AS post ON post.id = holder.id
  WHERE post.deleted_at IS NULL AND (post.published OR $2)
  ORDER BY rank LIMIT 1`;

const isVisible = 'other.published AND other.deleted_at IS NULL';
const isOlder = '(other.created_at, other.id) < (post.created_at, post.id)';
const isNewer = '(other.created_at, other.id) > (post.created_at, post.id)';
const newestFirst = 'ORDER BY other.created_at DESC, other.id DESC';
const oldestFirst = 'ORDER BY other.created_at, other.id';

const link = (condition: string, order: string) => `(
  SELECT json_build_object('slug', other.slug, 'title', other.title)
  FROM blog_posts AS other WHERE ${isVisible} AND ${condition} ${order} LIMIT 1
)`;

// Looked for among the neighbours in time, of the category and of any: what it costs does not grow with the table.
const near = (condition: string, order: string) => `(
  SELECT other.id, other.category, other.tags, other.created_at
  FROM blog_posts AS other WHERE ${isVisible} AND ${condition} ${order} LIMIT 20
)`;

const related = `
  SELECT near.id, row_number() OVER (
    ORDER BY (SELECT count(*) FROM unnest(near.tags) AS tag WHERE tag = ANY(post.tags)) DESC,
             near.category = post.category DESC,
             abs(extract(epoch FROM near.created_at - post.created_at)), near.id
  ) AS place
  FROM (
    ${near(`other.category = post.category AND ${isOlder}`, newestFirst)}
    UNION ${near(`other.category = post.category AND ${isNewer}`, oldestFirst)}
    UNION ${near(isOlder, newestFirst)}
    UNION ${near(isNewer, oldestFirst)}
  ) AS near
  WHERE near.category = post.category OR near.tags && post.tags
  ORDER BY place LIMIT 3`;

const page = `
  SELECT ${postColumns},
    ${link(isOlder, newestFirst)} AS previous,
    ${link(isNewer, oldestFirst)} AS next,
    (
      SELECT coalesce(json_agg(card ORDER BY place), '[]')
      FROM (${related}) AS chosen, LATERAL (
        SELECT ${summaryColumns} FROM blog_posts AS post WHERE post.id = chosen.id
      ) AS card
    ) AS related
  FROM blog_posts AS post WHERE post.id = (${found})`;
