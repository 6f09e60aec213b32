import { pipeline, Readable } from 'node:stream';
import { type Resource, resourceCategoryLabel } from '@practice/contract/resources';
import { stringify } from 'csv-stringify';

const columns = [
  'Title',
  'Description',
  'Category',
  'File type',
  'File',
  'Address',
  'Visible to',
  'Downloads',
  'Added',
];

/** The rows as a CSV file that a spreadsheet opens: a byte order mark for Excel, and no cell is taken for a formula. */
export function csvOf(rows: AsyncIterable<Resource>, publicOrigin: string): Readable {
  const lines = async function* () {
    for await (const row of rows) {
      yield [
        row.title,
        row.description,
        resourceCategoryLabel(row.category),
        row.fileType,
        row.file?.name,
        row.fileUrl.startsWith('/') ? `${publicOrigin}${row.fileUrl}` : row.fileUrl,
        row.isPublic ? 'Everybody' : 'Admins',
        row.downloads,
        row.dateAdded,
      ];
    }
  };
  const csv = stringify({ bom: true, header: true, columns, escape_formulas: true });
  // `pipe` does not pass on errors: an unhandled one would end the process.
  pipeline(Readable.from(lines()), csv, () => {});
  return csv;
}
