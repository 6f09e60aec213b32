import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { listCap } from '@practice/contract/lists';
import type { Request, Response } from 'express';
import * as v from 'valibot';
import { errorIn } from '../http/clean-input.ts';
import { invalid } from '../http/validation.ts';

type Query = Record<string, unknown>;

export interface ListQuery<Sort extends string, Filter> {
  sort: { field: Sort; order: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Filter;
}

export type ListRequest<Sort extends string, Filter> = ListQuery<Sort, Filter> & { response: Response };

export interface ListRules<Sort extends string, Filter = unknown> {
  /** The allowed sort fields. The first is the default, descending unless `order` is set. */
  sorts: readonly [Sort, ...Sort[]];
  order?: 'ASC';
  filter: v.GenericSchema<unknown, Filter>;
}

/** Reads ra-data-simple-rest's parameters: `@ListParams(someList) query: QueryOf<typeof someList>`. */
export const ListParams = createParamDecorator(
  <Sort extends string>({ definition }: { definition: ListRules<Sort> }, context: ExecutionContext) =>
    readQuery(definition, context),
);

type Value = string | number | boolean | Date | null;

type OwnList<Name extends string> = ListRules<Name, { [Key in Name]?: unknown }> & { name: string };

export type Page<List> =
  List extends OwnList<infer Name>
    ? <Row extends Record<Name | 'id', Value>>(rows: readonly Row[]) => Row[]
    : never;

/** As `ListParams`, but in memory, because a client's own rows are few. */
export const OwnPage = createParamDecorator(
  <Name extends string>(list: OwnList<Name>, context: ExecutionContext) => {
    const query = readQuery(list, context);
    const { sort, offset, limit, filter } = query;
    const wanted = list.sorts.filter((name) => filter[name] !== undefined);
    const sign = sort.order === 'ASC' ? 1 : -1;
    return <Row extends Record<Name | 'id', Value>>(rows: readonly Row[]) => {
      const matching = rows
        .filter((row) => wanted.every((name) => isAmong(row[name], filter[name])))
        .sort((a, b) => sign * (compare(a[sort.field], b[sort.field]) || compare(a.id, b.id)));
      const page = matching.slice(offset, offset + limit);
      setContentRange(query, list, page.length, matching.length);
      return page;
    };
  },
);

function isAmong(value: Value, wanted: unknown): boolean {
  return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
}

function compare(a: Value, b: Value): number {
  return Number((a ?? 0) > (b ?? 0)) - Number((a ?? 0) < (b ?? 0));
}

function readQuery<Sort extends string, Filter>(rules: ListRules<Sort, Filter>, context: ExecutionContext) {
  const http = context.switchToHttp();
  const { query } = http.getRequest<Request>();
  const sorting = v.tuple([v.picklist(rules.sorts), v.picklist(['ASC', 'DESC'])]);
  const [field, order] = read('sort', query, sorting, [rules.sorts[0], rules.order ?? 'DESC']);
  const [first, last] = read('range', query, range, [0, listCap - 1]);
  const filter = read('filter', query, v.pipe(v.unknown(), v.check(isPlainObject), rules.filter), {});
  const response = http.getResponse<Response>();
  return { sort: { field, order }, offset: first, limit: last - first + 1, filter, response };
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const row = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000));
const range = v.pipe(
  v.tuple([row, row]),
  v.check(([first, last]) => first <= last && last - first < listCap),
);

// JSON escapes can encode characters that PostgreSQL can't store.
const storable = v.check((value: unknown) => errorIn(value) === undefined);

function read<Schema extends v.GenericSchema>(
  name: string,
  query: Query,
  schema: Schema,
  fallback: v.InferInput<Schema>,
): v.InferOutput<Schema> {
  const text = query[name] || JSON.stringify(fallback);
  const result = v.safeParse(v.pipe(v.string(), v.maxLength(4000), v.parseJson(), storable, schema), text);
  if (!result.success) throw invalid(`This list cannot be asked for with that ${name}.`, name);
  return result.output;
}

export function setContentRange(
  { response, offset }: { response: Response; offset: number },
  { name }: { name: string },
  count: number,
  total: number | '*',
): void {
  const range = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  response.set('Content-Range', `${name} ${range}/${total}`);
}
