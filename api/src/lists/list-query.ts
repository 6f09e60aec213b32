import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type ListPage, listCap } from '@practice/contract/lists';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { errorIn } from '../http/clean-input.ts';
import { invalid } from '../http/validation.ts';

export interface ListQuery<Sort extends string, Filter> {
  sort: { field: Sort; order: 'ASC' | 'DESC' };
  /** Rows to pass over, and rows to answer at most. */
  offset: number;
  limit: number;
  filter: Filter;
}

export interface ListRules<Sort extends string> {
  /** The only fields to sort by; the first one, descending, where the caller names none. */
  sorts: readonly [Sort, ...Sort[]];
  /** A strict schema: a filter by any other key is refused. */
  filter: v.GenericSchema;
}

/** `@List(someList) query: QueryOf<typeof someList>`: sort, range and filter as ra-data-simple-rest sends them, validated. */
export const List = createParamDecorator(
  <Sort extends string>(rules: ListRules<Sort>, context: ExecutionContext) => {
    const { query } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Querystring: Record<string, unknown> }>>();
    return readListQuery(rules, query);
  },
);

/** @throws BadRequestException that names sort, range or filter. */
function readListQuery<Sort extends string>(rules: ListRules<Sort>, query: Record<string, unknown>) {
  const sorting = v.tuple([v.picklist(rules.sorts), v.picklist(['ASC', 'DESC'])]);
  const [field, order] = read('sort', query, sorting, [rules.sorts[0], 'DESC']);
  const [first, last] = read('range', query, range, [0, listCap - 1]);
  const filter = read('filter', query, v.pipe(v.unknown(), v.check(isPlainObject), rules.filter), {});
  return { sort: { field, order }, offset: first, limit: last - first + 1, filter };
}

// An array has no keys of its own to be refused, and would pass for an empty filter.
function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const row = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000));
const range = v.pipe(
  v.tuple([row, row]),
  v.check(([first, last]) => first <= last && last - first < listCap),
);

// In JSON, what no text may hold can be written as an escape.
const keepable = v.check((value: unknown) => errorIn(value) === undefined);

function read<Schema extends v.GenericSchema>(
  name: string,
  query: Record<string, unknown>,
  schema: Schema,
  fallback: v.InferInput<Schema>,
): v.InferOutput<Schema> {
  const text = query[name] || JSON.stringify(fallback);
  const result = v.safeParse(v.pipe(v.string(), v.maxLength(4000), v.parseJson(), keepable, schema), text);
  if (!result.success)
    throw invalid([{ path: name, message: `This list cannot be asked for with that ${name}.` }]);
  return result.output;
}

/** Says where a page stands among all rows, e.g. `Content-Range: resources 0-24/319`. */
export function sendPlace(
  reply: FastifyReply,
  { name }: { name: string },
  { offset }: { offset: number },
  { rows, total }: ListPage<unknown>,
): void {
  const place = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  reply.header('content-range', `${name} ${place}/${total}`);
}
