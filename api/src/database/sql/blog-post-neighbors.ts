import type { EntityManager } from 'typeorm';

interface PageRow {
  id: number;
  previous: number | null;
  next: number | null;
  related: number[];
}

export async function findWithNeighbors(
  database: Pick<EntityManager, 'query'>,
  slug: string,
  isAdmin: boolean,
) {
  const [page] = await database.query<PageRow[]>(pageOfSlug, [slug, isAdmin]);
  return page;
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

// Only neighbors in time are candidates, so that the cost doesn't grow with the table.
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
