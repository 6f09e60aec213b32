import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

/** The cells of a row by the names of their columns. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null | undefined>;

/**
 * Everything of a list as a CSV file, row by row as it is read. It opens in a spreadsheet: a byte order mark for Excel, and
 * no cell is taken for a formula.
 */
export function csvFile<Row>(
  { name }: { name: string },
  columns: CsvColumns<Row>,
  parts: AsyncIterable<readonly Row[]>,
): StreamableFile {
  const cells = Object.values(columns);
  const lines = async function* () {
    for await (const rows of parts) for (const row of rows) yield cells.map((cell) => cell(row));
  };
  const csv = stringify({ bom: true, header: true, columns: Object.keys(columns), escape_formulas: true });
  // Passes an error of the rows on to the file: with `pipe` it would be unhandled, which ends the process.
  pipeline(Readable.from(lines()), csv, () => {});
  return new StreamableFile(csv, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}
