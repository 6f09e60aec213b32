import * as v from 'valibot';

/** A list call as ra-data-simple-rest sends it: `sort=["field","ASC"]&range=[0,24]&filter={}`. */
export interface ListParams {
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** First and last row, both counted from 0 and included. Without it: everything, up to `listCap`. */
  range?: readonly [first: number, last: number];
  filter?: Readonly<Record<string, unknown>>;
}

/** The most rows one list call answers. */
export const listCap = 1000;

/** How long a deleted row can be brought back from the trash, in days. */
export const trashDays = 30;

export interface ListPage<Row> {
  rows: Row[];
  /** How many rows match in all. */
  total: number;
}

export function listQuery(params: ListParams, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more);
  if (params.sort) query.set('sort', JSON.stringify(params.sort));
  if (params.range) query.set('range', JSON.stringify(params.range));
  if (params.filter) query.set('filter', JSON.stringify(params.filter));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Reads the total out of `Content-Range: name 0-24/319`. */
export function totalOf(response: Response, rows: number): number {
  const total = Number(response.headers.get('content-range')?.split('/').pop());
  return Number.isSafeInteger(total) ? total : rows;
}

/** The number of a row: PostgreSQL's integer. */
export const idNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** The number of a client whom somebody chooses in a form; 0, or nothing, while nobody is chosen. */
export const chosenClient = v.pipe(
  v.optional(v.number('Please choose a client.'), 0),
  v.minValue(1, 'Please choose a client.'),
  idNumber,
);
