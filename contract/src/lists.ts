import * as v from 'valibot';
import { textLimits, wholeNumber, withAsciiDomain, withoutInvisible } from './text.ts';

/** As ra-data-simple-rest sends it: `sort=["field","ASC"]&range=[0,24]&filter={}`. */
export interface ListParams {
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  range?: readonly [first: number, last: number];
  filter?: Readonly<Record<string, unknown>>;
}

export const listCap = 1000;
export const trashDays = 30;

export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

export const idNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

export const idText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), idNumber);

export const chosenClient = v.pipe(
  v.optional(v.number('Please choose a client.'), 0),
  v.minValue(1, 'Please choose a client.'),
  idNumber,
);

export const listPosition = v.exactOptional(
  wholeNumber(1, 1000, 'Please enter a place in the list, from 1.'),
);

export const oneOrMore = /* @__NO_SIDE_EFFECTS__ */ <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.union([schema, v.array(schema)]));

export const searchFilter = {
  q: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(textLimits.title),
      v.transform(withoutInvisible),
      v.transform(withAsciiDomain),
    ),
  ),
  id: oneOrMore(idNumber),
};

export const changesOf = /* @__NO_SIDE_EFFECTS__ */ <const Entries extends v.ObjectEntries>(
  entries: Entries,
) =>
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)])) as {
    [Name in keyof Entries]: v.ExactOptionalSchema<Entries[Name], undefined>;
  };
