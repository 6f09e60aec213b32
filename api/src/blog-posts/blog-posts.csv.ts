import { pipeline, Readable } from 'node:stream';
import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { stringify } from 'csv-stringify';

const columns = ['Title', 'Slug', 'Category', 'Tags', 'Status', 'Publish at', 'Summary', 'Date', 'Updated'];

/** The rows as a CSV file that a spreadsheet opens: a byte order mark for Excel, and no cell is taken for a formula. */
export function csvOf(rows: AsyncIterable<BlogPostSummary>): Readable {
  const lines = async function* () {
    for await (const row of rows) {
      yield [
        row.title,
        row.slug,
        row.category,
        row.tags.join(', '),
        statusOf(row),
        row.publishAt,
        row.summary,
        row.createdAt,
        row.updatedAt,
      ];
    }
  };
  const csv = stringify({ bom: true, header: true, columns, escape_formulas: true });
  // `pipe` does not pass on errors: an unhandled one would end the process.
  pipeline(Readable.from(lines()), csv, () => {});
  return csv;
}

function statusOf({ deletedAt, published, publishAt }: BlogPostSummary): string {
  if (deletedAt) return 'Deleted';
  if (published) return 'Published';
  return publishAt ? 'Scheduled' : 'Draft';
}
