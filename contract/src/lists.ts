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

/** The number of a row: PostgreSQL's integer. */
export const idNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** The number of a client whom somebody chooses in a form; 0, or nothing, while nobody is chosen. */
export const chosenClient = v.pipe(
  v.optional(v.number('Please choose a client.'), 0),
  v.minValue(1, 'Please choose a client.'),
  idNumber,
);
