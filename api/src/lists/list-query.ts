import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type ListPage, listCap } from '@practice/contract/lists';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { errorIn } from '../http/clean-input.ts';
import type { HttpContext } from '../http/params.ts';
import { invalid } from '../http/validation.ts';

type Query = Record<string, unknown>;

export interface ListQuery<Sort extends string, Filter> {
  sort: { field: Sort; order: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Filter;
}

export interface ListRules<Sort extends string> {
  /** The only fields to sort by. The default is the first one, descending. */
  sorts: readonly [Sort, ...Sort[]];
  filter: v.GenericSchema;
}

/** Reads sort, range and filter as ra-data-simple-rest sends them: `@ListParams(someList) query: QueryOf<typeof someList>`. */
export const ListParams = createParamDecorator(
  <Sort extends string>(
    { definition: rules }: { definition: ListRules<Sort> },
    context: ExecutionContext,
  ) => {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: Query }>>();
    const { query } = request;
    const sorting = v.tuple([v.picklist(rules.sorts), v.picklist(['ASC', 'DESC'])]);
    const [field, order] = read('sort', query, sorting, [rules.sorts[0], 'DESC']);
    const [first, last] = read('range', query, range, [0, listCap - 1]);
    const filter = read('filter', query, v.pipe(v.unknown(), v.check(isPlainObject), rules.filter), {});
    return { sort: { field, order }, offset: first, limit: last - first + 1, filter };
  },
);

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

/** Sets for example `Content-Range: resources 0-24/319`. */
export function setContentRange(
  { reply }: HttpContext,
  { definition: { name } }: { definition: { name: string } },
  { offset }: { offset: number },
  { rows, total }: ListPage<unknown>,
): void {
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  reply.header('content-range', `${name} ${range}/${total}`);
}
