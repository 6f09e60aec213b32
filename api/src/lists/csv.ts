import { pipeline, Readable } from 'node:stream';
import type { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { streamableFile } from '../http/stream.ts';

export type CsvColumns<Row> = Record<string, (row: Row) => string | number | Date | null | undefined>;

/** Streams rows as CSV, with a byte order mark for Excel and formulas escaped. */
export function csvFile<Row>(
  { definition: { name } }: { definition: { name: string } },
  columns: CsvColumns<Row>,
  parts: AsyncIterable<readonly Row[]>,
): StreamableFile {
  const cells = Object.values(columns);
  const lines = async function* () {
    for await (const rows of parts) for (const row of rows) yield cells.map((cell) => cell(row));
  };
  const csv = stringify({
    bom: true,
    header: true,
    columns: Object.keys(columns),
    cast: { date: (date) => date.toISOString() },
    escape_formulas: true,
  });
  // Unlike `pipe`, handles errors in the rows, which would end the process.
  pipeline(Readable.from(lines()), csv, () => {});
  return streamableFile(csv, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}
