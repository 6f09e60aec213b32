import {
  type BlogPostSummary,
  blogPostFilter,
  blogPostInput,
  blogPostSorts,
} from '@practice/contract/blog-posts';
import type { DataSource } from 'typeorm';
import { equals, has, likePattern, oneOf, wordQuery } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';
import { applyTypography } from '../markdown/typography.ts';
import { picturesByAddress } from '../uploads/pictures.ts';
import { BlogPost } from './blog-post.entity.ts';

const { content: _, ...summaryFields } = blogPostInput.entries;
const summaryColumns = [
  'id',
  ...(Object.keys(summaryFields) as (keyof typeof summaryFields)[]),
  ...(['authorId', 'readingMinutes', 'version', 'createdAt', 'updatedAt', 'deletedAt'] as const),
] as const;

export const blogPostList = new List({
  name: 'blog-posts',
  entity: BlogPost,
  as: 'post',
  columns: summaryColumns,
  sorts: blogPostSorts,
  sortBy: { title: 'lower(post.title)' },
  filter: blogPostFilter,
  filters: {
    q: search,
    id: oneOf('post.id'),
    category: oneOf('post.category'),
    tag: has('post.tags'),
    published: equals('post.published'),
    deleted: equals('post.deletedAt IS NOT NULL'),
  },
  visible: { toOthers: 'post.published AND post.deletedAt IS NULL' },
});

export const feedItems = blogPostList.with([...summaryColumns, 'contentHtml']);
export const wholeBlogPosts = blogPostList.with([...summaryColumns, 'content', 'contentHtml']);

type SummaryRow = RowOf<typeof blogPostList>;

export const blogPostCsv: CsvColumns<SummaryRow> = {
  Title: (post) => post.title,
  Slug: (post) => post.slug,
  Category: (post) => post.category,
  Tags: (post) => post.tags.join(', '),
  Status: statusOf,
  'Publish at': (post) => post.publishAt,
  Summary: (post) => post.summary,
  Date: (post) => post.createdAt,
  Updated: (post) => post.updatedAt,
};

type Added = Pick<BlogPostSummary, 'image' | 'formattedTitle' | 'formattedSummary'>;

type HasPicture = Pick<BlogPostSummary, 'title' | 'summary' | 'imageUrl'>;

export async function loadPictures(rows: readonly HasPicture[], database: DataSource) {
  const addresses = rows.flatMap(({ imageUrl }) => imageUrl ?? []);
  const found = await picturesByAddress(database, addresses);
  return <Row extends HasPicture>(row: Row): Row & Added => ({
    ...row,
    formattedTitle: applyTypography(row.title),
    formattedSummary: applyTypography(row.summary),
    image: found.get(row.imageUrl ?? '') ?? null,
  });
}

function search(q: string, name: string) {
  const text = q.trim();
  if (text === '') return undefined;
  const words = wordQuery(text, name);
  const part = `searchable(:${name})`;
  // Trigrams can't match one or two letters, so then every heading is read.
  const sql =
    [...text].length < 3
      ? `post.heading LIKE ${part} OR post.id IN (SELECT unnest(find_blog_posts(NULL, ${words.sql})))`
      : `post.id = ANY(CAST((SELECT find_blog_posts(${part}, ${words.sql})) AS integer[]))`;
  return { sql, parameters: { ...words.parameters, [name]: likePattern(text) } };
}

function statusOf({ deletedAt, published, publishAt }: SummaryRow): string {
  if (deletedAt) return 'Deleted';
  if (published) return 'Published';
  return publishAt ? 'Scheduled' : 'Draft';
}
