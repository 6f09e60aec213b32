import { pipeline, Readable } from 'node:stream';
import {
  type ConsultationRequest,
  requestStates,
  serviceLabel,
} from '@practice/contract/consultation-requests';
import { stringify } from 'csv-stringify';

const columns = ['Name', 'Company', 'Email', 'Phone', 'Service', 'Message', 'State', 'Answered', 'Date'];

/** The rows as a CSV file that a spreadsheet opens: a byte order mark for Excel, and no cell is taken for a formula. */
export function csvOf(rows: AsyncIterable<ConsultationRequest>): Readable {
  const lines = async function* () {
    for await (const row of rows) {
      const state = requestStates.find(({ value }) => value === row.state)?.label;
      yield [
        row.fullName,
        row.companyName,
        row.email,
        row.phone,
        serviceLabel(row.service),
        row.message,
        state,
        row.answeredAt,
        row.createdAt,
      ];
    }
  };
  const csv = stringify({ bom: true, header: true, columns, escape_formulas: true });
  // `pipe` does not pass on errors: an unhandled one would end the process.
  pipeline(Readable.from(lines()), csv, () => {});
  return csv;
}
