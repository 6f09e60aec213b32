import { type BlogPostSummary, blogPostFilter, blogPostSorts } from '@practice/contract/blog-posts';
import { equals, has, likePattern, oneOf } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { defineList } from '../lists/list.ts';
import { wordQuery } from '../lists/word-search.ts';
import { inPrint } from '../markdown/in-print.ts';
import type { Pictures } from '../uploads/pictures.ts';
import { BlogPost } from './blog-post.entity.ts';

const summaryColumns = [
  'id',
  'title',
  'slug',
  'summary',
  'category',
  'tags',
  'imageUrl',
  'imageFocus',
  'published',
  'publishAt',
  'authorId',
  'readingMinutes',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const;

export const blogPostList = defineList({
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
  visible: (viewer) => (viewer?.isAdmin ? 'true' : 'post.published AND post.deletedAt IS NULL'),
});

/** The same posts with their text. */
export const wholeBlogPosts = blogPostList.with([...summaryColumns, 'content', 'contentHtml']);

type SummaryRow = Omit<BlogPostSummary, keyof Added>;

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

/** What an answer says of a post beside its columns. */
type Added = Pick<BlogPostSummary, 'image' | 'titleInPrint' | 'summaryInPrint'>;

interface Bare {
  title: string;
  summary: string;
  imageUrl: string | null;
}

/** Looks up the images of these rows; what it gives adds to a row the sizes of its image, and its words as they are printed. */
export async function answersOf(rows: readonly Bare[], pictures: Pictures) {
  const known = await pictures.of(rows.flatMap(({ imageUrl }) => imageUrl ?? []));
  return <Row extends Bare>(row: Row): Row & Added => ({
    ...row,
    titleInPrint: inPrint(row.title),
    summaryInPrint: inPrint(row.summary),
    image: known.get(row.imageUrl ?? '') ?? null,
  });
}

/** A part of title and summary, or words anywhere in the post. */
function search(q: string, name: string) {
  const text = q.trim();
  if (text === '') return undefined;
  const words = wordQuery(text, name);
  const part = `lower(:${name})`;
  // Trigrams know nothing of one or two letters: for these the headings are read, and the words alone looked up.
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
