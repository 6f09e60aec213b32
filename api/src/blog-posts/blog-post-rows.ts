import type { BlogPost, BlogPostSummary } from '@practice/contract/blog-posts';
import type { Picture } from '@practice/contract/uploads';

/** A summary as it comes from the database: all of it but the sizes of its image. */
export type SummaryRow = Omit<BlogPostSummary, 'image'>;
export type PostRow = Omit<BlogPost, 'image'>;

/** A moment as the contract writes it, without a detour over a `Date`. */
export const momentOf = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a summary is read from. */
export const summaryColumns = `
  post.id, post.title, post.slug, post.summary, post.category, post.tags, post.image_url AS "imageUrl",
  post.published, ${momentOf('post.publish_at')} AS "publishAt", post.reading_minutes AS "readingMinutes",
  post.version, ${momentOf('post.created_at')} AS "createdAt", ${momentOf('post.updated_at')} AS "updatedAt",
  ${momentOf('post.deleted_at')} AS "deletedAt"`;

export const postColumns = `${summaryColumns}, post.content, post.content_html AS "contentHtml"`;

/** Puts the sizes of its image to a row. */
export function withImage<Row extends { imageUrl: string | null }>(
  row: Row,
  pictures: ReadonlyMap<string, Picture>,
): Row & { image: Picture | null } {
  return { ...row, image: pictures.get(row.imageUrl ?? '') ?? null };
}

/** The addresses of the images of these rows. */
export function imagesOf(rows: readonly { imageUrl: string | null }[]): string[] {
  return rows.flatMap(({ imageUrl }) => imageUrl ?? []);
}
